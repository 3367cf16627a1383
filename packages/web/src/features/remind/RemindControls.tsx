import { weekTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { showTime } from "../../format/dates.ts";
import { ChosenBar } from "../chosen-bar/ChosenBar.tsx";
import { type LastReminder, useRemindedLately } from "./RemindedLately.tsx";
import * as css from "./remind-controls.css.ts";

export type ChoosePersonProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

/** A checkbox that chooses a person of a list, to be reminded together with others. */
export function ChoosePerson({ name, isChosen, onChoose }: ChoosePersonProps) {
  const label = texts.chooseName(name);
  return (
    <Checkbox label={label} value={isChosen} onChange={onChoose}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}

export type RemindButtonProps = {
  readonly name: string;
  /** Whether the viewer has reminded this person before. */
  readonly isAgain?: boolean;
  readonly lastReminder: LastReminder | null | undefined;
  readonly onPress: () => void;
};

/**
 * Opens the reminder to one person of a list. After a reminder it says so, as wide as before, so that no column moves. It can be
 * pressed still: it keeps the focus, and the dialog says who reminded the person.
 */
export function RemindButton({ name, isAgain = false, lastReminder, onPress }: RemindButtonProps) {
  const lately = useRemindedLately(lastReminder);
  const label =
    lately !== null
      ? texts.remindedName(name, showTime(lately.from))
      : isAgain
        ? texts.remindAgainName(name)
        : texts.remindName([name]);
  return (
    <span className={css.room}>
      <Button
        size="small"
        width="full"
        variant={lately === null ? "secondary" : "quiet"}
        aria-label={label}
        onPress={onPress}
      >
        {lately === null ? texts.remind : texts.remindedShort}
      </Button>
    </span>
  );
}

export type RemindBarProps = {
  readonly count: number;
  /** The number of people who can be chosen. */
  readonly of: number;
  readonly onAll: (isAll: boolean) => void;
  readonly onRemind: () => void;
};

/** Opens one reminder to all chosen people of a list. */
export function RemindBar({ count, of, onAll, onRemind }: RemindBarProps) {
  return (
    <ChosenBar label={texts.chooseAll(of)} count={count} of={of} onAll={onAll}>
      <Button variant="primary" onPress={onRemind}>
        {texts.remindCount(count)}
      </Button>
    </ChosenBar>
  );
}
