import type { SuiteMessage } from "../live-protocol.ts";
import type { Target } from "../suite/person-part.ts";
import { element, setText } from "./elements.ts";

/** The fluoroscopy time in seconds after which people are warned, each time again. */
const alarmEverySeconds = 300;

const goals: Readonly<Record<Target, string>> = {
  vessel: "Enter the diseased vessel",
  lesion: "Reach the lesion",
  crossed: "Cross the lesion",
  treated: "Treat the lesion",
  documented: "Record a run with contrast",
};

const alarm = element("alarm", HTMLElement);
let reset = 0;
let alarms = 0;
alarm.addEventListener("reset", () => {
  reset = alarms;
  alarm.hidden = true;
});

/** Shows the consumption so far, like the console of an angiography suite, with a warning every five minutes of fluoroscopy. */
export function showReadings({ readings, target, xray, roadmap }: SuiteMessage, isEmpty: boolean): void {
  const { fluoroSeconds, kerma, doseArea, contrast, cineRuns, seconds } = readings;
  setText(element("fluoro", HTMLElement), clock(fluoroSeconds));
  setText(element("kerma", HTMLElement), `${kerma.toFixed(1)} mGy`);
  setText(element("area", HTMLElement), `${doseArea.toFixed(2)} Gy·cm²`);
  setText(element("contrast", HTMLElement), `${Math.round(contrast)} ml`);
  setText(element("runs", HTMLElement), String(cineRuns));
  setText(element("time", HTMLElement), clock(seconds));
  const goal = element("goal", HTMLElement);
  setText(goal, target === null ? "All done: end the case" : goals[target]);
  goal.dataset.done = String(target === null);
  const lamp = element("lamp", HTMLElement);
  lamp.hidden = xray.mode === "off";
  setText(lamp, xray.mode === "cine" ? "Run" : "X-ray");
  const kept = element("kept", HTMLElement);
  const words = [...(roadmap === null ? [] : ["Roadmap"]), ...(xray.mode === "off" ? ["Last image"] : [])];
  setText(kept, words.join(" · "));
  kept.hidden = isEmpty || words.length === 0;
  element("dark", HTMLElement).hidden = !isEmpty;
  alarms = Math.floor(fluoroSeconds / alarmEverySeconds);
  if (alarms < reset) reset = 0;
  if (alarms > reset) setText(element("alarm-text", HTMLElement), `${alarms * 5} minutes of fluoroscopy`);
  alarm.hidden = alarms <= reset;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
