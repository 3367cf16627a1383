import type { RoomCase, RoomUser } from "@cathedra/qt-bridge/frame-contract";
import type { Running } from "../live.ts";
import type { VesselTree } from "../vessels.ts";
import { newWire, type Wire } from "../wire.ts";
import { coloursNow } from "./colours.ts";
import { draw } from "./draw.ts";

/** What the frame shows. */
export type Shown = {
  you: string | null;
  users: readonly RoomUser[];
  cases: readonly RoomCase[];
  running: Running | null;
  tree: VesselTree | null;
  wire: Wire;
  /** Said instead of who has control, while something else matters more. */
  notice: string | null;
  /** The picture is an old one. Nothing is said of it here: the page around the frame does. */
  isStale: boolean;
};

export const shown: Shown = {
  you: null,
  users: [],
  cases: [],
  running: null,
  tree: null,
  wire: newWire,
  notice: "Connecting to the simulator …",
  isStale: false,
};

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}

export const canvas = element("picture", HTMLCanvasElement);
export const controls = element("controls", HTMLElement);
const help = element("help", HTMLButtonElement);
const hint = element("hint", HTMLElement);
const room = element("room", HTMLElement);
const people = element("people", HTMLElement);
const header = element("header", HTMLElement);
const footer = element("footer", HTMLElement);
const list = element("list", HTMLUListElement);
const status = element("status", HTMLElement);
const goal = element("goal", HTMLElement);
const moduleName = element("module", HTMLElement);
const caseName = element("case", HTMLElement);

/** Around what stands at the foot. */
const footMargin = 20;
let isDue = false;

export function hasControl(): boolean {
  return shown.users.some(({ id, inControl }) => inControl && id === shown.you);
}

/** The picture, before the browser paints again. */
export function redraw(): void {
  if (isDue) return;
  isDue = true;
  window.requestAnimationFrame(() => {
    isDue = false;
    const { tree, wire } = shown;
    // First, since it may take a line of its own.
    say(goal, tree === null ? "" : wire.crossed ? "Passed the narrow place" : "Pass the narrow place");
    goal.dataset.done = String(wire.crossed);
    const beside = Math.max(controls.offsetWidth, help.offsetWidth === 0 ? hint.offsetWidth : 0) + footMargin;
    const covered = { above: header.offsetHeight, below: footer.offsetHeight, beside };
    if (tree !== null) draw(canvas, { tree, wire }, coloursNow(), covered);
  });
}

/** Everything but the picture. */
export function render(): void {
  const running = shown.cases.find(
    ({ moduleId, caseId }) => moduleId === shown.running?.moduleId && caseId === shown.running.caseId,
  );
  say(moduleName, running === undefined ? "" : `${running.moduleName}: `);
  say(caseName, running?.caseName ?? "Simulator");
  room.dataset.stale = String(shown.isStale);
  const mine = hasControl() && shown.notice === null;
  say(status, shown.isStale ? "" : (shown.notice ?? whoSteers()));
  status.dataset.control = mine ? "mine" : "others";
  for (const button of controls.querySelectorAll("button")) button.disabled = !mine;
  list.replaceChildren(...shown.users.map(row));
}

/** Draws again whenever the picture, or what covers it, takes another size; shows the hint where there is no place for it. */
export function followLayout(): void {
  const observer = new ResizeObserver(redraw);
  for (const each of [canvas, header, footer]) observer.observe(each);
  help.addEventListener("click", () => {
    const isShown = help.getAttribute("aria-expanded") === "true";
    help.setAttribute("aria-expanded", String(!isShown));
  });
}

/** Nobody steers, as far as this page can know. */
export function loseEverybody(): void {
  shown.users = shown.users.map((user) => ({ ...user, inControl: false }));
}

export function showPeople(isShown: boolean): void {
  people.hidden = !isShown;
}

function whoSteers(): string {
  const who = shown.users.find(({ inControl }) => inControl);
  if (who === undefined) return "Nobody has control";
  return who.id === shown.you ? "You have control" : `${who.name} has control`;
}

function row(user: RoomUser): HTMLLIElement {
  const facts = [
    user.role === "proctor" ? "Proctor" : "Participant",
    ...(user.inControl ? ["has control"] : []),
    ...(user.asks === null ? [] : [user.asks.what === "control" ? "asks for control" : "asks for help"]),
    ...(user.connected ? [] : ["connection lost"]),
  ];
  const item = document.createElement("li");
  const name = document.createElement("span");
  name.textContent = user.id === shown.you ? `${user.name} (you)` : user.name;
  const about = document.createElement("small");
  about.textContent = facts.join(" · ");
  item.append(name, about);
  return item;
}

/** A live region speaks whenever its text is set, so it is set when it changes. */
function say(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}
