import { classTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { OperationCard_operation$key } from "../../../../../__generated__/OperationCard_operation.graphql.ts";
import * as css from "../../../../../features/class-people/PeopleMatrix.css.ts";
import { OperationCard } from "../../../../../features/operation/OperationCard.tsx";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import * as classCss from "./Class.css.ts";
import type { ClassPerson } from "./class-people.ts";
import { useReadClassNow } from "./use-read-class-now.ts";

const texts = classTexts.reading;
const refreshMs = 5000;

export type ClassReadingProps = {
  readonly groupId: number;
  readonly canReadNow: boolean;
  /** The age of the figures that are shown. */
  readonly age: ReactNode;
  /** Further acts on the class's courses, after the one that reads them. */
  readonly acts: ReactNode;
  /** The latest reading of the class, which may be active; null if none was requested yet. */
  readonly last: (OperationCard_operation$key & { readonly id: string; readonly state: string }) | null;
  readonly people: readonly Pick<ClassPerson, "id" | "name" | "readFailure">[];
};

/**
 * Shows how old the figures are and asks the learning platform for the whole class, with its progress and the people who could
 * not be read.
 */
export function ClassReading({ groupId, canReadNow, age, acts, last, people }: ClassReadingProps) {
  const { revalidate } = useRevalidator();
  const { read, isPending } = useReadClassNow(groupId, () => void revalidate());
  const isActive = last?.state === "waiting" || last?.state === "running";
  // Progress that was already read is shown while the other people are being read.
  usePoll(isActive ? refreshMs : null, revalidate);
  const failed = people.filter(({ readFailure }) => readFailure !== null);
  return (
    <Stack gap={3}>
      <div className={classCss.reading}>
        <div className={classCss.age}>{age}</div>
        <div data-not-printed>
          <Inline gap={2}>
            {canReadNow && (
              <Button
                size="small"
                icon={RotateCcw}
                isPending={isPending}
                isDisabled={isActive}
                onPress={read}
              >
                {texts.start}
              </Button>
            )}
            {acts}
          </Inline>
        </div>
      </div>
      {canReadNow && last !== null && (
        <div data-not-printed>
          <OperationCard
            key={last.id}
            title={texts.title}
            operation={last}
            isPolled
            onChanged={() => void revalidate()}
          />
          {isActive && (
            <Text size="small" tone="muted">
              {texts.help}
            </Text>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <Disclosure title={texts.failuresTitle(failed.length)}>
          <ul className={css.figures}>
            {failed.map(({ id, name, readFailure }) => (
              <li key={id} className={css.figure}>
                <Text weight="medium">{name}</Text>
                <span>{getReason(readFailure)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}

/** The reason of a failure as text; an unknown code gets a general text. */
function getReason(failure: string | null): string {
  const known = Object.entries(texts.failures).find(([name]) => name === failure);
  return known?.[1] ?? texts.failures.failed;
}
