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
};

export const shown: Shown = {
  you: null,
  users: [],
  cases: [],
  running: null,
  tree: null,
  wire: newWire,
  notice: "Connecting to the simulator …",
};

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}

export const canvas = element("picture", HTMLCanvasElement);
export const controls = element("controls", HTMLElement);
const people = element("people", HTMLElement);
const header = element("header", HTMLElement);
const footer = element("footer", HTMLElement);
const list = element("list", HTMLUListElement);
const status = element("status", HTMLElement);
const goal = element("goal", HTMLElement);
const title = element("case", HTMLElement);

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
    const covered = { above: header.offsetHeight, below: footer.offsetHeight };
    if (tree !== null) draw(canvas, { tree, wire }, coloursNow(), covered);
    say(
      goal,
      shown.tree === null ? "" : shown.wire.crossed ? "Passed the narrow place" : "Pass the narrow place",
    );
    goal.dataset.done = String(shown.wire.crossed);
  });
}

/** Everything but the picture. */
export function render(): void {
  const running = shown.cases.find(
    ({ moduleId, caseId }) => moduleId === shown.running?.moduleId && caseId === shown.running.caseId,
  );
  say(title, running === undefined ? "Simulator" : `${running.moduleName}: ${running.caseName}`);
  const mine = hasControl() && shown.notice === null;
  say(status, shown.notice ?? whoSteers());
  status.dataset.control = mine ? "mine" : "others";
  for (const button of controls.querySelectorAll("button")) button.disabled = !mine;
  list.replaceChildren(...shown.users.map(row));
}

/** Whenever the place of the picture changes: also by words that take another line. */
export function onResize(listener: () => void): void {
  const observer = new ResizeObserver(listener);
  for (const each of [canvas, header, footer]) observer.observe(each);
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
