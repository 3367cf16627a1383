import type { FromPage, SuiteMessage } from "../live-protocol.ts";
import { element, setText } from "./elements.ts";
import { onPressAndHold } from "./press-and-hold.ts";

/** Without a procedure there are no tools to choose. */
const none = { tools: [], complications: [] } as const;

/** The tools of a procedure: those for the wire are chosen and then used, the others are used as they are. */
export function openTools(send: (message: FromPage) => void) {
  const panel = element("tools", HTMLFieldSetElement);
  const list = element("tool-list", HTMLElement);
  const use = panel.querySelector<HTMLButtonElement>('[data-hold="use"]');
  if (use === null) throw new Error("no use");
  let suite: Pick<SuiteMessage, "tools" | "complications"> = none;
  let shownIds = "";
  const onWire = () => suite.tools.find(({ isOnIt }) => isOnIt);
  let used: string | null = null;
  const letGo = onPressAndHold(
    [
      {
        button: use,
        key: "KeyX",
        start: () => {
          used = onWire()?.id ?? null;
          if (used !== null) send({ type: "use", tool: used, on: true });
        },
        stop: () => {
          if (used !== null) send({ type: "use", tool: used, on: false });
          used = null;
        },
      },
    ],
    () => false,
  );
  const press = (id: string) => {
    const tool = suite.tools.find((each) => each.id === id);
    if (tool === undefined) return;
    // An inflated tool stays so while another tool is on the wire, until it is deflated.
    if (tool.isOnWire && (tool.isOnIt || !tool.isInUse))
      send({ type: "tool", tool: tool.isOnIt ? null : id });
    else send({ type: "use", tool: id, on: !tool.isInUse });
  };
  const draw = () => {
    const buttons = suite.tools.map(({ id }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.tool = id;
      button.addEventListener("click", () => press(id));
      // The keyboard focus stays on the picture when a button is clicked.
      button.addEventListener("mousedown", (event) => event.preventDefault());
      return button;
    });
    list.replaceChildren(...buttons);
  };

  return {
    show(message: SuiteMessage | null, isMine: boolean) {
      suite = message ?? none;
      if (!isMine) letGo();
      panel.hidden = suite.tools.length === 0;
      const ids = suite.tools.map(({ id }) => id).join(" ");
      if (ids !== shownIds) draw();
      shownIds = ids;
      for (const tool of suite.tools) {
        const button = list.querySelector<HTMLButtonElement>(`[data-tool="${tool.id}"]`);
        if (button === null) continue;
        setText(button, tool.isOnWire ? tool.label : tool.act);
        button.setAttribute("aria-pressed", String(tool.isOnIt || tool.isInUse));
        button.disabled = !isMine || (!tool.isOnWire && !tool.canBeUsed && !tool.isInUse);
      }
      const chosen = onWire();
      setText(element("use-text", HTMLElement), chosen?.act ?? "Choose a tool");
      use.setAttribute("aria-pressed", String(chosen?.isInUse === true));
      use.disabled = !isMine || chosen === undefined || !(chosen.canBeUsed || chosen.isInUse);
      const wrong = element("complications", HTMLElement);
      setText(wrong, suite.complications.join(" · "));
      wrong.hidden = suite.complications.length === 0;
    },
  };
}
