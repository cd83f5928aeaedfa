;;; A session in emacs with eglot and without a screen: findings appear. Run by `run`. -*- lexical-binding: t -*-

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)

(define-derived-mode theme-mode prog-mode "Theme")
(add-to-list 'auto-mode-alist '("\\.theme\\.yaml\\'" . theme-mode))
(add-to-list 'eglot-server-programs
             `(theme-mode . (,(getenv "APPEARANCE") "lsp")))

(with-temp-file "Brand.theme.yaml"
  (insert "appearances:\n  light:\n    interfaceStyle: light\n    statusBarStyle: lightContent\n"
          "    navigationBar: { backgroundColor: white }\n"))
(find-file "Brand.theme.yaml")
(eglot-ensure)
(run-hooks 'post-command-hook)
(let ((found nil) (tries 0))
  (while (and (not found) (< tries 100))
    (accept-process-output nil 0.1)
    (when (eglot-current-server)
      (flymake-start)
      (setq found (flymake-diagnostics)))
    (setq tries (1+ tries)))
  (unless (and found
               (seq-some (lambda (it) (string-match-p "status bar" (flymake-diagnostic-text it)))
                         found))
    (message "emacs: no finding about the status bar")
    (kill-emacs 1))
  (message "emacs: findings appear"))
(eglot-shutdown (eglot-current-server))
(kill-emacs 0)
