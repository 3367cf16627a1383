import { Banner } from "@cathedra/ui-kit/Banner";
import { reloadFrame } from "./frame-over-reload.ts";

/** The message that the page showed before it was loaded again, until its content says it. A toast informs screen readers. */
export function ReloadMessage() {
  const said = reloadFrame()?.said;
  if (said === undefined) return null;
  return (
    <Banner tone="success" isSilent title={said.title}>
      {said.text}
    </Banner>
  );
}
