import { instant } from "@cathedra/domain";
import { mailableFrom } from "@cathedra/domain/mail";
import { weekTexts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { showTime } from "../../format/dates.ts";
import { useTimeDependent } from "../poll/use-time-dependent.ts";

/** Says that the viewer has just reminded a person, and from when they can be reminded again, by the rule of the mails themselves. */
export function RemindedLately({ at }: { readonly at: string | null | undefined }) {
  const sentAt = at == null ? null : instant(Date.parse(at));
  const from = sentAt === null ? instant(0) : mailableFrom([sentAt]);
  const { isLately } = useTimeDependent((now) => ({
    isLately: now < from,
    changesAt: now < from ? from : null,
  }));
  if (sentAt === null || !isLately) return null;
  return (
    <Text size="small" tone="muted" figures="tabular">
      {weekTexts.remindedLately(showTime(sentAt), showTime(from))}
    </Text>
  );
}

/** Whether a person was reminded so lately that the portal sends them no reminder now. */
export function isRemindedLately(at: string | null | undefined, now: number): boolean {
  return at != null && now < mailableFrom([instant(Date.parse(at))]);
}
