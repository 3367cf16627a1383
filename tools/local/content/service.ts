import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { demoArticles } from "./articles.ts";
import { articlePage, feedXml } from "./feed.ts";
import { getPicture } from "./pictures.ts";
import { playlistItems, quotaExceeded } from "./playlist.ts";
import { getVessels } from "./vessels.ts";
import { demoVideos } from "./videos.ts";

const seconds = 20;

/** The player of the local world: contrast medium flows through the vessels that the video's picture shows. */
function playerPage(id: string): string | undefined {
  const video = demoVideos.find((each) => each.id === id && each.state === "public");
  if (video === undefined) return undefined;
  const points = getVessels(id).map(({ x, y, radius, at }) => [round(x), round(y), round(radius), at]);
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

// The script of the page that the frame shows.
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

const contentParts = ["news", "videos", "images", "player"] as const;
const partModes = ["ok", "fail", "hang", "quota", "html"] as const;
type Part = (typeof contentParts)[number];
type Mode = (typeof partModes)[number];

export type ContentService = { readonly origin: string; readonly stop: () => Promise<void> };

type Answer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
};

/**
 * The external services of the portal in their real formats: a news feed, the YouTube Data API with its images, and a player.
 * `POST /switch?part=videos&mode=fail` makes a part fail, hang, run out of quota, or answer with a page.
 */
export async function startContentService(host: string, port: number): Promise<ContentService> {
  const modes = new Map<Part, Mode>();
  const started = Date.now();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    if (request.method === "POST") {
      response.writeHead(turn(modes, url.searchParams) ? 204 : 400).end();
      return;
    }
    const part = getPart(url.pathname);
    const mode = modes.get(part) ?? "ok";
    // A part that is set to hang accepts the request and never answers.
    if (mode === "hang") return;
    const answer = mode === "ok" ? answerTo(url, started) : Promise.resolve(failures[mode]);
    void answer.then(
      (value) => send(request, response, value),
      (error: unknown) => request.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function turn(modes: Map<Part, Mode>, query: URLSearchParams): boolean {
  const part = contentParts.find((name) => name === query.get("part"));
  const mode = partModes.find((name) => name === query.get("mode"));
  if (part === undefined || mode === undefined) return false;
  modes.set(part, mode);
  return true;
}

function getPart(path: string): Part {
  if (path.startsWith("/youtube/")) return "videos";
  if (path.startsWith("/embed/")) return "player";
  return path.endsWith(".png") ? "images" : "news";
}

const html = "text/html; charset=utf-8";
const failures: Readonly<Record<Exclude<Mode, "ok" | "hang">, Answer>> = {
  fail: { status: 500, type: "text/plain", body: "out of order" },
  html: { type: html, body: "<!doctype html><title>Maintenance</title><p>We will be back soon." },
  quota: { status: 403, type: "application/json", body: JSON.stringify(quotaExceeded.body) },
};
const notFound: Answer = { status: 404, type: "text/plain", body: "not found" };

async function answerTo(url: URL, started: number): Promise<Answer> {
  const path = url.pathname;
  if (path === "/news/feed.xml") return { type: "application/rss+xml", body: feedXml(url.origin, started) };
  if (path === "/youtube/v3/playlistItems") {
    const { status, body } = playlistItems(url.searchParams, url.origin);
    return { status, type: "application/json; charset=UTF-8", body: JSON.stringify(body) };
  }
  const picture = /^\/vi\/([\w-]{11})\/mqdefault\.png$/.exec(path)?.[1];
  if (picture !== undefined)
    return {
      type: "image/png",
      body: await getPicture(picture, getTitle(demoVideos.find(({ id }) => id === picture))),
    };
  const illustration = /^\/news\/images\/([a-z-]+)\.png$/.exec(path)?.[1];
  if (illustration !== undefined) {
    const title = getTitle(demoArticles.find(({ slug }) => slug === illustration));
    return { type: "image/png", body: await getPicture(illustration, title, 640, 360) };
  }
  const page = articlePage(path.replace("/news/articles/", "")) ?? playerPage(path.replace("/embed/", ""));
  return page === undefined ? notFound : { type: html, body: page };
}

function getTitle(shown: { readonly title: string } | undefined): string {
  return shown?.title ?? "";
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, body }: Answer,
): void {
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(status, { "content-type": type, "x-content-type-options": "nosniff", etag }).end(body);
}
