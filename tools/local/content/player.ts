import { vesselsOf } from "./vessels.ts";
import { demoVideos } from "./videos.ts";

const seconds = 20;

/** The player of the local world: contrast medium flows through the vessels that the video's picture shows. */
export function playerPage(id: string): string | undefined {
  const video = demoVideos.find((each) => each.id === id && each.state === "public");
  if (video === undefined) return undefined;
  const points = vesselsOf(id).map(({ x, y, radius, at }) => [round(x), round(y), round(radius), at]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${video.title}</title><style>${style}</style></head><body>
<canvas id="picture" role="img" aria-label="Contrast medium flows through a tree of vessels"></canvas>
<div id="controls"><button id="play" type="button">Pause</button>
<input id="position" type="range" min="0" max="${seconds}" step="0.1" value="0" aria-label="Position">
<output id="time">0:00</output></div>
<script>const points=${JSON.stringify(points)},seconds=${seconds};${script}</script></body></html>`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

const style = `html,body{height:100%;margin:0;background:#0b1116;color:#e8eef0;font:14px system-ui}
canvas{display:block;width:100%;height:calc(100% - 44px)}
#controls{display:flex;align-items:center;gap:12px;height:44px;padding:0 12px;box-sizing:border-box}
#position{flex:1}button{font:inherit;min-width:72px;padding:4px 10px;border:1px solid #54636c;border-radius:6px;background:#1b262d;color:inherit}
:focus-visible{outline:2px solid #5ac8c8;outline-offset:2px}`;

// Runs in the frame.
const script = `
const canvas=document.getElementById("picture"),play=document.getElementById("play"),
  position=document.getElementById("position"),time=document.getElementById("time"),
  context=canvas.getContext("2d"),end=Math.max(...points.map((point)=>point[3]));
let isPlaying=true,last=performance.now();
function draw(now){
  const width=canvas.width=canvas.clientWidth,height=canvas.height=canvas.clientHeight;
  if(isPlaying)position.value=String((Number(position.value)+(now-last)/1000)%seconds);
  last=now;
  const front=Number(position.value)/seconds*end*1.35;
  context.fillStyle="#0b1116";context.fillRect(0,0,width,height);
  for(const [x,y,radius,at] of points){
    const age=front-at,ink=age<0?0.08:Math.max(0.12,1-age/end);
    context.fillStyle="rgba(214,232,232,"+ink+")";
    context.beginPath();context.arc(x*width,y*height,Math.max(1,radius*width*0.6),0,7);context.fill();
  }
  const whole=Math.floor(Number(position.value));
  time.textContent="0:"+String(whole).padStart(2,"0");
  document.body.dataset.state=isPlaying?"playing":"paused";
  requestAnimationFrame(draw);
}
play.onclick=()=>{isPlaying=!isPlaying;play.textContent=isPlaying?"Pause":"Play"};
requestAnimationFrame(draw);`;
