import { groupCoursesTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import type { ListedCourse } from "./courses-form.ts";

export type RemoveAccessDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly courses: readonly ListedCourse[];
  readonly onSave: (isFullRemoval: boolean) => void;
};

const { takingAway: words } = groupCoursesTexts;
/** The maximum number of names that are listed; the rest are counted. */
const maxNamed = 5;

const options = [
  { value: "new", label: words.newMembers, description: words.newMembersHelp },
  { value: "all", label: words.all, description: words.allHelp },
] as const;

/** Asks whether present members lose the removed courses too, or only new members do (9.045). */
export function RemoveAccessDialog({ isOpen, onOpenChange, courses, onSave }: RemoveAccessDialogProps) {
  const [who, setWho] = useState<"new" | "all">("new");
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setWho("new");
  }
  const title = words.title(courses.length);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button variant={who === "all" ? "danger" : "primary"} onPress={() => onSave(who === "all")}>
            {title}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{getNames(courses)}</Text>
        <RadioGroup
          label={words.question}
          options={options}
          value={who}
          onChange={(value) => setWho(value === "all" ? "all" : "new")}
        />
      </Stack>
    </Dialog>
  );
}

function getNames(courses: readonly ListedCourse[]): string {
  const named = courses.slice(0, maxNamed).map(({ name }) => name);
  const more = courses.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more.` : `${named.join(", ")}.`;
}
