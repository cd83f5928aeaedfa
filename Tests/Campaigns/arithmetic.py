"""Color arithmetic of its own, from CSS Color 4 and WCAG 2.2, to compare the command with.

Exact where the definition is rational (hex, rgb, hsl, hwb and compositing are computed in
fractions), in 50 decimal digits where it takes powers and roots. Nothing here is the compiler's.
"""

from decimal import Decimal, getcontext
from fractions import Fraction
import math

getcontext().prec = 50


def exact(matrix):
    return [[Fraction(entry) for entry in row.split()] for row in matrix]


# CSS Color 4, section 10: the matrices as it gives them.
XYZ_OF_SRGB = exact([
    "506752/1228815 87881/245763 12673/70218",
    "87098/409605 175762/245763 12673/175545",
    "7918/409605 87881/737289 1001167/1053270"])
XYZ_OF_P3 = exact([
    "608311/1250200 189793/714400 198249/1000160",
    "35783/156275 247089/357200 198249/2500400",
    "0 32229/714400 5220557/5000800"])
D65_OF_D50 = exact([
    "0.955473421488075 -0.02309845494876471 0.06325924320057072",
    "-0.0283697093338637 1.0099953980813041 0.021041441191917323",
    "0.012314014864481998 -0.020507649298898964 1.330365926242124"])
LMS_OF_XYZ = exact([
    "0.8190224379967030 0.3619062600528904 -0.1288737815209879",
    "0.0329836539323885 0.9292868615863434 0.0361446663506424",
    "0.0481771893596242 0.2642395317527308 0.6335478284694309"])
LAB_OF_LMS = exact([
    "0.2104542683093140 0.7936177747023054 -0.0040720430116193",
    "1.9779985324311684 -2.4285922420485799 0.4505937096174110",
    "0.0259040424655478 0.7827717124575296 -0.8086757549230774"])
D50_WHITE = [Fraction("0.3457") / Fraction("0.3585"), Fraction(1),
             (1 - Fraction("0.3457") - Fraction("0.3585")) / Fraction("0.3585")]


def times(matrix, vector):
    return [sum((number(m) * number(v) for m, v in zip(row, vector)), Decimal(0)) for row in matrix]


def inverse(matrix):
    """The inverse of a matrix of fractions, exactly."""
    size = len(matrix)
    rows = [list(row) + [Fraction(int(i == j)) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = next(i for i in range(column, size) if rows[i][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [entry / rows[column][column] for entry in rows[column]]
        for i in range(size):
            if i != column:
                rows[i] = [a - rows[i][column] * b for a, b in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]


def number(value):
    if isinstance(value, Fraction):
        return Decimal(value.numerator) / Decimal(value.denominator)
    return Decimal(value)


SRGB_OF_XYZ = inverse(XYZ_OF_SRGB)
P3_OF_XYZ = inverse(XYZ_OF_P3)
XYZ_OF_LMS = inverse(LMS_OF_XYZ)
LMS_OF_LAB = inverse(LAB_OF_LMS)


def power(base, exponent):
    return Decimal(0) if base == 0 else (base.ln() * exponent).exp()


def linear(encoded):
    """The linear-light value of an encoded component, of any sign; sRGB's and Display P3's curve."""
    value = abs(number(encoded))
    result = value / Decimal("12.92") if value <= Decimal("0.04045") \
        else power((value + Decimal("0.055")) / Decimal("1.055"), Decimal("2.4"))
    return result.copy_sign(number(encoded))


def encoded(light):
    """The encoded component of a linear-light value, of any sign."""
    value = abs(light)
    result = value * Decimal("12.92") if value <= Decimal("0.0031308") \
        else Decimal("1.055") * power(value, 1 / Decimal("2.4")) - Decimal("0.055")
    return result.copy_sign(light)


def hsl(hue, saturation, lightness):
    """sRGB of hue in degrees, saturation and lightness of 0 to 1, in fractions."""
    amount = saturation * min(lightness, 1 - lightness)

    def component(shift):
        k = (shift + hue / 30) % 12
        return lightness - amount * max(Fraction(-1), min(k - 3, 9 - k, Fraction(1)))

    return [component(0), component(8), component(4)]


def hwb(hue, white, black):
    if white + black >= 1:
        return [white / (white + black)] * 3
    return [component * (1 - white - black) + white
            for component in hsl(hue, Fraction(1), Fraction(1, 2))]


PI = Decimal("3.14159265358979323846264338327950288419716939937511")


def cosine(angle):
    angle = angle % (2 * PI)
    term = total = Decimal(1)
    for n in range(2, 120, 2):
        term *= -angle * angle / (n * (n - 1))
        total += term
    return total


def polar(chroma, degrees):
    """Chroma and hue as a and b."""
    angle = number(degrees) % 360 * PI / 180
    return [number(chroma) * cosine(angle), number(chroma) * cosine(angle - PI / 2)]


def xyz_of_lab(lightness, a, b):
    """XYZ (D65) of CIE Lab (D50)."""
    kappa, epsilon = Decimal(24389) / 27, Decimal(216) / 24389
    f1 = (number(lightness) + 16) / 116
    f0, f2 = number(a) / 500 + f1, f1 - number(b) / 200
    x = f0 ** 3 if f0 ** 3 > epsilon else (116 * f0 - 16) / kappa
    y = f1 ** 3 if number(lightness) > kappa * epsilon else number(lightness) / kappa
    z = f2 ** 3 if f2 ** 3 > epsilon else (116 * f2 - 16) / kappa
    return times(D65_OF_D50, [v * number(w) for v, w in zip([x, y, z], D50_WHITE)])


def xyz_of_oklab(lightness, a, b):
    return times(XYZ_OF_LMS, [c ** 3 for c in times(LMS_OF_LAB, [lightness, a, b])])


def oklab_of_xyz(xyz):
    def root(value):
        return power(abs(value), Decimal(1) / 3).copy_sign(value)
    return times(LAB_OF_LMS, [root(c) for c in times(LMS_OF_XYZ, xyz)])


def srgb_of_xyz(xyz):
    return [encoded(c) for c in times(SRGB_OF_XYZ, xyz)]


def p3_of_xyz(xyz):
    return [encoded(c) for c in times(P3_OF_XYZ, xyz)]


def xyz_of(space, components):
    matrix = XYZ_OF_SRGB if space == "srgb" else XYZ_OF_P3
    return times(matrix, [linear(c) for c in components])


def srgb_of(space, components):
    """Encoded sRGB components, beyond 0 to 1 where a color is wide."""
    return list(components) if space == "srgb" else srgb_of_xyz(xyz_of(space, components))


# WCAG, in doubles: the contrast of a pair is far from a threshold by more than their error.

def light(component):
    if component < 0:
        return -light(-component)
    return component / 12.92 if component <= 0.04045 else ((component + 0.055) / 1.055) ** 2.4


def luminance(color):
    return max(0.0, 0.2126 * light(color[0]) + 0.7152 * light(color[1]) + 0.0722 * light(color[2]))


def ratio(first, second):
    high, low = max(first, second), min(first, second)
    return (high + 0.05) / (low + 0.05)


def over(color, alpha, backdrop):
    """Source-over on encoded components, as iOS blends."""
    return [alpha * c + (1 - alpha) * b for c, b in zip(color, backdrop)]


def contrast_over(foreground, background, backdrop):
    """The ratio of a foreground on a background on a backdrop; colors are (components, alpha)."""
    ground = over(background[0], background[1], backdrop)
    ink = over(foreground[0], foreground[1], ground)
    return ratio(luminance(ink), luminance(ground))


def interval(foreground, background, random, samples=400):
    """Worst and best contrast over all backdrops, closely: bounds that no backdrop can exceed.

    For an opaque foreground exactly, from both ends; otherwise by search from random backdrops.
    """
    black, white = [0.0] * 3, [1.0] * 3
    if background[1] == 1:
        only = contrast_over(foreground, background, black)
        return only, only
    if foreground[1] == 1:
        ink = luminance(foreground[0])
        low = luminance(over(background[0], background[1], black))
        high = luminance(over(background[0], background[1], white))
        ends = ratio(ink, low), ratio(ink, high)
        return (1.0 if low <= ink <= high else min(ends)), max(ends)
    corners = [[float(i & 1), float(i >> 1 & 1), float(i >> 2)] for i in range(8)]
    starts = corners + [[random.random() for _ in range(3)] for _ in range(samples)]
    values = sorted((contrast_over(foreground, background, start), start) for start in starts)
    return (climb(foreground, background, values[:4], -1), climb(foreground, background, values[-4:], 1))


def climb(foreground, background, starts, sign):
    best = None
    for value, place in starts:
        step = 0.25
        while step > 1e-7:
            moved = False
            for index in range(3):
                for delta in (step, -step):
                    trial = list(place)
                    trial[index] = min(1.0, max(0.0, trial[index] + delta))
                    tried = contrast_over(foreground, background, trial)
                    if sign * tried > sign * value:
                        value, place, moved = tried, trial, True
            if not moved:
                step /= 2
        best = value if best is None or sign * value > sign * best else best
    return best


def close(left, right, tolerance):
    return math.isclose(left, right, rel_tol=tolerance, abs_tol=tolerance)


# The wide spaces of color(), CSS Color 4, section 10.

XYZ_OF_A98 = exact([
    "573536/994567 263643/1420810 187206/994567",
    "591459/1989134 6239551/9945670 374412/4972835",
    "53769/1989134 351524/4972835 4929758/4972835"])
XYZ_OF_REC2020 = exact([
    "63426534/99577255 20160776/139408157 47086771/278816314",
    "26158966/99577255 472592308/697040785 8267143/139408157",
    "0 19567812/697040785 295819943/278816314"])
D50_OF_PROPHOTO = exact([
    "0.79776664490064230 0.13518129740053308 0.03134773412839220",
    "0.28807482881940130 0.71183523424187300 0.00008993693872564",
    "0 0 0.82510460251046020"])


def raised(exponent):
    return lambda value: power(abs(number(value)), exponent).copy_sign(number(value))


def prophoto(value):
    value = number(value)
    return value / 16 if abs(value) <= Decimal(16) / 512 else raised(Decimal("1.8"))(value)


def xyz_of_color_function(space, components):
    """XYZ (D65) of the components of `color(<space> …)`."""
    if space in ("xyz", "xyz-d65"):
        return [number(c) for c in components]
    if space == "xyz-d50":
        return times(D65_OF_D50, components)
    if space == "srgb-linear":
        return times(XYZ_OF_SRGB, components)
    if space == "a98-rgb":
        return times(XYZ_OF_A98, [raised(Decimal(563) / 256)(c) for c in components])
    if space == "rec2020":
        return times(XYZ_OF_REC2020, [raised(Decimal("2.4"))(c) for c in components])
    if space == "prophoto-rgb":
        return times(D65_OF_D50, times(D50_OF_PROPHOTO, [prophoto(c) for c in components]))
    return xyz_of("srgb" if space == "srgb" else "display-p3", components)


def mapped_to_p3(lightness, a, b):
    """Display P3 of an OKLab color out of it: CSS Color 4, section 14, by local MINDE."""
    if lightness >= 1:
        return [Decimal(1)] * 3
    if lightness <= 0:
        return [Decimal(0)] * 3

    def p3(chroma):
        return p3_of_xyz(xyz_of_oklab(lightness, a * chroma, b * chroma))

    def clipped(components):
        return [min(Decimal(1), max(Decimal(0), c)) for c in components]

    def distance(chroma, components):
        other = oklab_of_xyz(xyz_of("display-p3", components))
        own = [lightness, a * chroma, b * chroma]
        return sum(((x - y) ** 2 for x, y in zip(own, other)), Decimal(0)).sqrt()

    just_noticeable, epsilon = Decimal("0.02"), Decimal("0.0001")
    chroma = (a * a + b * b).sqrt()
    low, high, low_is_inside = Decimal(0), Decimal(1), True
    last = clipped(p3(Decimal(1)))
    if distance(Decimal(1), last) < just_noticeable:
        return last
    while (high - low) * chroma > epsilon:
        middle = (low + high) / 2
        components = p3(middle)
        inside = all(0 <= c <= 1 for c in components)
        if low_is_inside and inside:
            low = middle
            continue
        last = clipped(components)
        error = distance(middle, last)
        if error < just_noticeable:
            if just_noticeable - error < epsilon:
                return last
            low_is_inside, low = False, middle
        else:
            high = middle
    # The specification gives the color that was clipped last.
    return last
