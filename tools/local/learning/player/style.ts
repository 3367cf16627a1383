import { tokens } from "../../identity/page-style.ts";

const base = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--canvas);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",
Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{color:var(--accent)}
h1{font-size:26px;line-height:34px;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:18px;line-height:26px;margin-top:28px}
button{font:inherit;color:inherit;cursor:pointer}
.primary,.secondary,.step{display:inline-block;min-height:44px;padding:10px 18px;border:1px solid var(--control);
border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;line-height:22px;font-weight:600;
text-decoration:none;cursor:pointer}
.primary{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.secondary:hover,.step:hover{background:var(--hover)}
.lone{max-width:560px;margin:0 auto;padding:14vh 16px 64px}
.lone>*+*{margin-top:16px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

const frame = `
.bar{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:8px 24px;min-height:56px;padding:6px 16px;
background:var(--surface);border-bottom:1px solid var(--line)}
.back{padding:10px 0;font-weight:600;text-decoration:none;white-space:nowrap}
.course{flex:1;min-width:0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.percent{display:flex;align-items:center;gap:8px;font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
progress{width:120px;height:8px;border:0;border-radius:4px;background:var(--line);overflow:hidden;accent-color:var(--accent)}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--accent)}
.frame{display:grid;grid-template-columns:300px minmax(0,1fr);max-width:1128px;margin:0 auto;gap:0 40px;padding:0 16px}
aside{position:sticky;top:57px;align-self:start;max-height:calc(100vh - 57px);overflow:auto;padding:24px 0 48px}
.contents{display:none}
main{min-width:0;max-width:720px;padding:32px 0 64px}
.outline{list-style:none;padding:0}
.outline .section{padding:20px 12px 6px;font-size:13px;line-height:18px;font-weight:650;color:var(--muted)}
.outline a{display:flex;gap:10px;padding:8px 12px;border-radius:8px;font-size:15px;line-height:22px;color:inherit;
text-decoration:none}
.outline a:hover{background:var(--hover)}
.outline a[aria-current]{background:var(--soft);color:var(--on-soft);font-weight:600}
.outline .sign{flex:none;width:16px;text-align:center;color:var(--muted)}
.outline .sign.completed{color:var(--accent);font-weight:700}
.outline .sign.failed{color:var(--bad);font-weight:700}
.outline .sign.none,.outline .sign.in_progress{width:12px;height:12px;margin:5px 2px;border:2px solid var(--control);border-radius:50%}
.outline .sign.in_progress{background:linear-gradient(90deg,var(--control) 50%,transparent 50%)}
.steps{display:flex;justify-content:space-between;gap:16px;margin-top:40px;padding-top:24px;border-top:1px solid var(--line)}
@media (max-width:859px){
.frame{display:block}
aside{display:none}
.contents{display:block;margin-top:12px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
.contents summary{padding:10px 14px;font-weight:600;cursor:pointer}
.contents nav{padding:0 4px 12px}
main{padding-top:24px;margin:0 auto}
progress{display:none}
}
@media (max-width:559px){.course{display:none}.percent{margin-left:auto}h1{font-size:23px;line-height:30px}}`;

const article = `
article>*+*{margin-top:16px}
article>.kind+h1{margin-top:4px}
article>h2{margin-top:28px}
.kind,.hint,.seen,figcaption{font-size:14px;line-height:20px;color:var(--muted)}
article ul{padding-left:22px}
article li+li{margin-top:6px}
.point{padding:12px 16px;border-left:4px solid var(--accent);border-radius:0 8px 8px 0;background:var(--soft);
color:var(--on-soft)}
.point strong{display:block;font-size:13px;line-height:18px}
figure{margin:24px 0}
figcaption{margin-top:8px}
.drawn{display:block;width:100%;height:auto;max-height:460px;border:1px solid var(--line);border-radius:12px;
background:var(--surface)}
.drawn text{font:15px system-ui,sans-serif;fill:var(--ink)}
.drawn .on-flow{fill:var(--surface);font-weight:700}
.drawn path,.drawn circle{stroke:none;fill:none}
.drawn path,.scan path{fill:none;stroke-linecap:round;stroke-linejoin:round}
.drawn .wall{stroke:var(--control)}.drawn .vessel{stroke:var(--vessel)}.drawn .device{stroke:var(--ink)}
.drawn .graft{stroke:var(--accent)}.drawn .flow{stroke:var(--bad)}.drawn .note{stroke:var(--muted);stroke-dasharray:3 4}
.drawn .bone{stroke:var(--line)}
.drawn .vessel-area{fill:var(--vessel)}.drawn .wall-area{fill:var(--line)}.drawn .device-area{fill:var(--ink)}
.drawn .graft-area{fill:var(--accent)}.drawn .flow-area{fill:var(--bad)}.drawn .clot-area{fill:var(--bad)}
.scan,.drawn.scan{background:#c9cfd2;border-color:#8a949b}
.scan .vessel{stroke:#39434a}.scan .bone{stroke:#b5bdc1}.scan .device{stroke:#0c1318}.scan .graft{stroke:#14211f}
.scan .balloon{stroke:#5d696f}.scan .flow{stroke:#20282d}.scan .clot{stroke:#8f989d}.scan .wall{stroke:#9aa4a9}
.scan .vessel-area{fill:#39434a}.scan .bone-area{fill:#b5bdc1}.scan .wall-area{fill:#aab2b7}.scan .flow-area{fill:#20282d}
.scan text{fill:#101b26}`;

const tasks = `
fieldset{padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
fieldset+fieldset,fieldset+button{margin-top:16px}
legend{float:left;width:100%;margin-bottom:8px;padding:0;font-weight:600}
.choice{clear:both;display:flex;gap:12px;padding:10px 8px;border-radius:8px;cursor:pointer}
.choice:hover{background:var(--hover)}
.choice input{flex:none;width:18px;height:18px;margin:4px 0 0;accent-color:var(--accent)}
.result{display:flex;align-items:center;flex-wrap:wrap;gap:8px 20px;padding:16px;border:1px solid var(--line);
border-left-width:6px;border-radius:12px;background:var(--surface)}
.result.passed{border-left-color:var(--accent)}.result.failed{border-left-color:var(--bad)}
.result .secondary{margin-left:auto}
.score{font-size:32px;line-height:40px;font-weight:650;font-variant-numeric:tabular-nums}
.review h2{font-size:16px;line-height:24px}
.review ul{list-style:none;padding:0;margin-top:8px}
.review li{display:flex;gap:10px;padding:6px 8px;border-radius:8px}
.review li+li{margin-top:2px}
.review .sign{flex:none;width:16px;font-weight:700;text-align:center}
.review .right{background:var(--soft);color:var(--on-soft)}.review .wrong .sign{color:var(--bad)}
.said{display:block;font-size:13px;line-height:18px;opacity:.85}
.why{margin-top:8px;padding-left:34px;color:var(--muted)}
.task{font-weight:600}.task strong{margin-right:8px;color:var(--muted);font-weight:600}
.task.done strong{color:var(--accent)}
.miss{margin-top:8px;color:var(--bad)}
.hotspots{scroll-margin-top:80px}
.picture{margin-top:12px}
.ring{cursor:pointer}
.ring circle{fill:#ffffffd9;stroke:#101b26;stroke-width:2}
.ring text{font-weight:700;dominant-baseline:central}
.drawn .ring circle{fill:#ffffffd9;stroke:#101b26}
.drawn .ring.found circle{fill:#9fe3de;stroke:#064a4b}.drawn .ring.wrong circle{fill:#f3c3bd;stroke:#7c1d12}
.letters{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.letters button{min-width:48px;min-height:44px;border:1px solid var(--control);border-radius:8px;
background:var(--surface);font-weight:650}
.letters button:hover:not(:disabled){background:var(--hover)}
.letters button:disabled{opacity:.5;cursor:default}
.found{list-style:none;margin:16px 0}
article .found{padding:0}
.found li{display:block}.found strong{display:inline-block;min-width:24px;color:var(--accent)}
.film svg{display:block;width:100%;height:auto;border-radius:12px 12px 0 0}
.caption{min-height:68px;padding:10px 16px;background:#101b26;color:#f0f4f6;font-size:15px;line-height:24px}
.controls{display:flex;align-items:center;gap:12px;padding:10px 16px;border:1px solid var(--line);border-top:0;
border-radius:0 0 12px 12px;background:var(--surface)}
.controls .play{min-width:104px;min-height:44px;border:1px solid var(--control);border-radius:8px;background:var(--surface);
font-weight:600}
.position{flex:1;min-width:0;accent-color:var(--accent)}
.time{font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
.seen{margin-top:8px}
.script{margin-top:12px}.script summary{padding:8px 0;cursor:pointer;font-weight:600}
.script ol{list-style:none;padding:0}.script .at{display:inline-block;width:44px;color:var(--muted);
font-variant-numeric:tabular-nums}
.script form{margin-top:12px}
@media (max-width:559px){.ring circle{r:24px}.drawn .ring text{font-size:26px}.wide{overflow-x:auto}.wide .drawn{min-width:540px}
.caption{min-height:92px}.controls{flex-wrap:wrap}.position{order:3;flex-basis:100%}}`;

const more = `
:root{--bad:#a8281a;--vessel:#c2604f}
@media (prefers-color-scheme:dark){:root{--bad:#ff9f92;--vessel:#d98172}}`;

export const stylesheet = tokens + more + base + frame + article + tasks;
