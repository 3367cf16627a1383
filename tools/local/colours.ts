/** Colours are the portal's own (ui-kit's two themes); the services stand alone and cannot import them. */
export const colours = `
:root{color-scheme:light dark;--canvas:#f5f7f9;--surface:#fff;--hover:#f0f4f6;--line:#dbe2e8;--control:#7d8a97;
--ink:#101b26;--muted:#4b5a68;--accent:#0b6e6e;--on-accent:#fff;--soft:#dcf1ef;--on-soft:#064a4b;--note:#fdf0cf;
--on-note:#654400}
@media (prefers-color-scheme:dark){:root{--canvas:#0e151b;--surface:#151e26;--hover:#1d2933;--line:#2a3743;
--control:#6c7c8b;--ink:#e8eef3;--muted:#a3b2bf;--accent:#3fb8b2;--on-accent:#04211f;--soft:#12393a;
--on-soft:#9fe3de;--note:#3a2e12;--on-note:#f6d792}}`;
