import type { RoomCase, RoomUser } from "@cathedra/qt-bridge/frame-contract";
import type { Running } from "../live-protocol.ts";
import { element, setText } from "./elements.ts";

/** The state that the frame shows. */
export type Shown = {
  you: string | null;
  users: readonly RoomUser[];
  cases: readonly RoomCase[];
  running: Running | null;
  /** Shown instead of the person in control, while something else is more important. */
  notice: string | null;
  /** Whether the image is outdated. The page around the frame shows this. */
  isStale: boolean;
};

export const shown: Shown = {
  you: null,
  users: [],
  cases: [],
  running: null,
  notice: "Connecting to the simulator …",
  isStale: false,
};

export const canvas = element("picture", HTMLCanvasElement);
export const controls = element("controls", HTMLElement);
const help = element("help", HTMLButtonElement);
const room = element("room", HTMLElement);
const people = element("people", HTMLElement);
const list = element("list", HTMLUListElement);
const status = element("status", HTMLElement);
const moduleName = element("module", HTMLElement);
const caseName = element("case", HTMLElement);

export function hasControl(): boolean {
  return shown.users.some(({ id, inControl }) => inControl && id === shown.you);
}

/** Shows the detector's picture, as large as its place allows. */
export function show(detector: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const density = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((each) => Math.round(each * density));
  if (width === undefined || height === undefined) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const side = Math.min(width, height);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#050606";
  context.fillRect(0, 0, width, height);
  context.drawImage(detector, (width - side) / 2, (height - side) / 2, side, side);
}

/** Renders everything except the picture. */
export function render(): void {
  const running = shown.cases.find(
    ({ moduleId, caseId }) => moduleId === shown.running?.moduleId && caseId === shown.running.caseId,
  );
  setText(moduleName, running === undefined ? "" : `${running.moduleName}: `);
  setText(caseName, running?.caseName ?? "Simulator");
  room.dataset.stale = String(shown.isStale);
  const mine = hasControl() && shown.notice === null;
  // Who else has control is shown by the portal around the frame.
  setText(status, shown.isStale ? "" : (shown.notice ?? (hasControl() ? "You have control" : "")));
  status.dataset.control = mine ? "mine" : "others";
  for (const button of controls.querySelectorAll("button")) button.disabled = !mine;
  list.replaceChildren(...shown.users.map(row));
}

/**
 * Draws the picture again whenever its size changes; in a small window the controls are shown only to a person who asks for
 * them.
 */
export function followLayout(detector: HTMLCanvasElement): void {
  new ResizeObserver(() => show(detector)).observe(canvas);
  help.addEventListener("click", () => {
    const isShown = help.getAttribute("aria-expanded") === "true";
    help.setAttribute("aria-expanded", String(!isShown));
  });
}

/** Removes all people from view: no one steers, as far as this page can know. */
export function loseEverybody(): void {
  shown.users = shown.users.map((user) => ({ ...user, inControl: false }));
}

export function showPeople(isShown: boolean): void {
  people.hidden = !isShown;
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
