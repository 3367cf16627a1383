import { tokens } from "../../identity/page-style.ts";

const base = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--canvas);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",
Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{color:var(--accent)}
h1{font-size:26px;line-height:34px;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
.primary{display:inline-block;min-height:44px;padding:10px 18px;border:1px solid var(--accent);border-radius:8px;
background:var(--accent);color:var(--on-accent);font:inherit;line-height:22px;font-weight:600;text-decoration:none;
cursor:pointer}
.lone{max-width:560px;margin:0 auto;padding:14vh 16px 64px}
.lone>*+*{margin-top:16px}`;

export const stylesheet = tokens + base;
