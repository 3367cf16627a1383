import type { FromPage, SuiteMessage } from "../live-protocol.ts";
import { fields, pulseRates, type XrayMode, xrayOff } from "../suite/xray.ts";
import { element, leaveFocusOnPicture } from "./elements.ts";
import { onPressAndHold } from "./press-and-hold.ts";

type Parts = { readonly send: (message: FromPage) => void; readonly mayAct: () => boolean };

const keys = { roadmap: "KeyM", rate: "KeyP", field: "KeyF", lock: "KeyL", "alarm-reset": "KeyT" } as const;
type Press = keyof typeof keys;

/**
 * The console with pedals, contrast and X-ray settings, which can be used by pointer, touch, keyboard and assistive technology.
 */
export function openConsole({ send, mayAct }: Parts) {
  const panel = element("console", HTMLElement);
  const lock = element("lock", HTMLButtonElement);
  let suite: SuiteMessage | null = null;
  let isLocked = false;

  const holder = (name: string): HTMLButtonElement => {
    const found = panel.querySelector<HTMLButtonElement>(`[data-hold="${name}"]`);
    if (found === null) throw new Error(`no ${name}`);
    return found;
  };
  /** Both pedals may be pressed: the run has priority over fluoroscopy. */
  const down = new Set<XrayMode>();
  const pedal = (mode: XrayMode, isDown: boolean) => {
    if (isDown) down.add(mode);
    else down.delete(mode);
    send({ type: "pedal", mode: down.has("cine") ? "cine" : down.has("fluoro") ? "fluoro" : "off" });
  };
  const letGo = onPressAndHold(
    [
      {
        button: holder("fluoro"),
        key: "Space",
        start: () => pedal("fluoro", true),
        stop: () => pedal("fluoro", false),
      },
      {
        button: holder("cine"),
        key: "KeyR",
        start: () => pedal("cine", true),
        stop: () => pedal("cine", false),
      },
      {
        button: holder("inject"),
        key: "KeyC",
        start: () => send({ type: "inject", on: true }),
        stop: () => send({ type: "inject", on: false }),
      },
    ],
    () => isLocked,
  );
  const settings = () => {
    const { rate, field } = suite?.xray ?? xrayOff;
    return { rate, field };
  };
  const press: Readonly<Record<Press, () => void>> = {
    roadmap: () => send({ type: "roadmap", on: suite?.roadmap === null }),
    rate: () => send({ type: "console", ...settings(), rate: after(pulseRates, settings().rate) }),
    field: () => send({ type: "console", ...settings(), field: after(fields, settings().field) }),
    lock() {
      isLocked = !isLocked;
      lock.setAttribute("aria-pressed", String(isLocked));
      if (!isLocked) letGo();
    },
    "alarm-reset": () => element("alarm", HTMLElement).dispatchEvent(new Event("reset")),
  };
  for (const [id, act] of Object.entries(press)) {
    const button = element(id, HTMLButtonElement);
    button.addEventListener("click", act);
    leaveFocusOnPicture(button);
  }
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const pressed = (Object.keys(keys) as Press[]).find((id) => keys[id] === event.code);
    if (pressed !== undefined && mayAct() && !element(pressed, HTMLButtonElement).disabled) press[pressed]();
  });

  return {
    letGo,
    show(message: SuiteMessage | null, isMine: boolean) {
      suite = message;
      if (!isMine) letGo();
      const mode = message?.xray.mode ?? "off";
      const isGiven = message?.injections.some(({ endedAt }) => endedAt === null) ?? false;
      for (const [name, isOn] of [
        ["fluoro", mode === "fluoro"],
        ["cine", mode === "cine"],
        ["inject", isGiven],
      ] as const)
        holder(name).setAttribute("aria-pressed", String(isOn));
      for (const button of panel.querySelectorAll("button")) button.disabled = !isMine;
      const roadmap = element("roadmap", HTMLButtonElement);
      roadmap.setAttribute("aria-pressed", String((message?.roadmap ?? null) !== null));
      roadmap.disabled = !isMine || message === null || (message.roadmap === null && !message.canRoadmap);
      const { rate, field } = settings();
      element("rate-text", HTMLElement).textContent = `${rate} a second`;
      element("field-text", HTMLElement).textContent =
        `${field.charAt(0).toUpperCase()}${field.slice(1)} field`;
    },
  };
}

function after<Value>(all: readonly Value[], one: Value): Value {
  return all[(all.indexOf(one) + 1) % all.length] ?? one;
}
