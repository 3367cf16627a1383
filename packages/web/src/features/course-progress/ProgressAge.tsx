import { courseProgressTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import type { Figures } from "./refreshing.ts";

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Says of when the figures are, while they are not those of now; otherwise nothing. */
export function ProgressAge({ figures }: { readonly figures: Figures | null }) {
  if (figures === null || figures.isCurrent) return null;
  const { readAt } = figures;
  return (
    <Banner>
      {readAt === null
        ? courseProgressTexts.neverRead
        : courseProgressTexts.asOf(moment.format(new Date(readAt)))}
    </Banner>
  );
}
