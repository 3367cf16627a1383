import { weekTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { ChosenBar } from "../chosen-bar/ChosenBar.tsx";

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
  readonly onPress: () => void;
};

/** Opens the reminder to one person of a list. Its text stays the same after a reminder, so that no column moves. */
export function RemindButton({ name, isAgain = false, onPress }: RemindButtonProps) {
  return (
    <Button
      size="small"
      aria-label={isAgain ? texts.remindAgainName(name) : texts.remindName([name])}
      onPress={onPress}
    >
      {texts.remind}
    </Button>
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
