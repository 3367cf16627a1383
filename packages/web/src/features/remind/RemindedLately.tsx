import { instant } from "@cathedra/domain";
import { mailableFrom } from "@cathedra/domain/mail";
import { reminderTexts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { showMoment, showTime } from "../../format/dates.ts";
import { useTimeDependent } from "../poll/use-time-dependent.ts";

/** The reminder that a person got last, from any admin. */
export type LastReminder = {
  readonly at: string;
  readonly by?: string | null | undefined;
  readonly isOwn: boolean;
};

type Reminded = { readonly reminder: LastReminder | null | undefined };

export type RemindedLatelyProps = Reminded & {
  /** The element of the text: `span` if it is within a line of other text. */
  readonly as?: "p" | "span";
  /** Shown once that is longer ago. */
  readonly otherwise?: string | undefined;
};

/** When a person was reminded so lately that the portal sends them no reminder now, and from when it does; null once it does. */
export function useRemindedLately(reminder: LastReminder | null | undefined) {
  const at = reminder?.at;
  const sentAt = at == null ? null : instant(Date.parse(at));
  const from = sentAt === null ? instant(0) : mailableFrom([sentAt]);
  const { isLately } = useTimeDependent((now) => ({
    isLately: now < from,
    changesAt: now < from ? from : null,
  }));
  return sentAt !== null && isLately ? { sentAt, from } : null;
}

/** Says who has just reminded a person, and from when they can be reminded again, by the rule of the mails themselves. */
export function RemindedLately({ reminder, as = "p", otherwise }: RemindedLatelyProps) {
  const lately = useRemindedLately(reminder);
  const text =
    lately === null
      ? otherwise
      : reminderTexts.lately(
          showTime(lately.sentAt),
          showTime(lately.from),
          reminder?.isOwn === true ? "You" : (reminder?.by ?? null),
        );
  if (text === undefined) return null;
  return (
    <Text as={as} size="small" tone="muted" figures="tabular">
      {text}
    </Text>
  );
}

/** Says when a person was last reminded, and by whom. */
export function LastReminded({ reminder }: Reminded) {
  if (reminder == null) return null;
  return (
    <Text size="small" tone="muted" figures="tabular">
      {reminderTexts.last(
        showMoment(Date.parse(reminder.at)),
        reminder.isOwn ? "you" : (reminder.by ?? null),
      )}
    </Text>
  );
}

/** Whether a person was reminded so lately that the portal sends them no reminder now. */
export function isRemindedLately(at: string | null | undefined, now: number): boolean {
  return at != null && now < mailableFrom([instant(Date.parse(at))]);
}
