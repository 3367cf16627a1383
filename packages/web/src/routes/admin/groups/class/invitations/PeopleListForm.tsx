import {
  type CheckedPerson,
  checkClassList,
  classListLimits,
  type ListedPerson,
  personLine,
  type ReadPerson,
  readClassList,
  replacePerson,
} from "@cathedra/domain/groups";
import { classInvitationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Mail } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { useAfterChange } from "../../../../../features/after-change/use-after-change.ts";
import { useStoredForm } from "../../../../../features/stored-form/use-stored-form.ts";
import { sizeText } from "../../../../../format/size-text.ts";
import { UnavailableError } from "../../../../../relay/errors.ts";
import { useViewer } from "../../../../../shell/use-viewer.ts";
import { RowsTable } from "./RowsTable.tsx";
import { previewRows, type ResultRow, resultRows, sentText, tally } from "./result-rows.ts";
import { textOfFile } from "./text-of-file.ts";
import { useClassChanges } from "./use-class-changes.ts";

const storedText = v.string();
const maxFileBytes = 2_000_000;

/** What the form has to know of its group before the list can be sent. */
export type InvitedGroup = {
  readonly id: number;
  readonly sendsMail: boolean;
  /** The addresses of the group's people. */
  readonly memberAddresses: readonly string[];
};

export type PeopleListFormProps = {
  readonly groupId: number;
  /** The group of the invited people; undefined while it is being read. */
  readonly group: InvitedGroup | undefined;
  readonly onInvited: (rows: readonly ResultRow[]) => void;
};

/** The form for a list of people, which is pasted or dropped, with a preview of each row before anyone is invited. */
export function PeopleListForm({ groupId, group, onInvited }: PeopleListFormProps) {
  const owner = useViewer()?.keycloak_id ?? "";
  const { restored, keep } = useStoredForm({
    owner,
    subject: `/admin/groups/${groupId}/invite`,
    schema: storedText,
  });
  const [text, setText] = useState(restored?.content ?? "");
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const list = useClassList(text);
  const { people } = list;
  const { invite } = useClassChanges();
  const changed = useAfterChange();
  const members = useMemo(
    () => new Set(group?.memberAddresses.map((address) => address.toLowerCase())),
    [group],
  );
  const field = useRef<HTMLDivElement>(null);
  const isLinked = useLocation().hash === "#list";
  useEffect(() => {
    if (isLinked) field.current?.querySelector("textarea")?.focus();
  }, [isLinked]);
  const rows = previewRows(people, members);
  const ready = rows.filter(({ result }) => result === "ready").length;
  const doubtful = rows.filter(({ suggestion }) => suggestion !== undefined).length;
  const isTooLong = rows.length > classListLimits.people;

  const write = (next: string) => {
    setText(next);
    setProblem(undefined);
    keep(next === "" ? undefined : next);
  };
  const take = async (file: File | null) => {
    if (file === null) return;
    const read = file.size > maxFileBytes ? undefined : await textOfFile(file);
    if (read === undefined) setProblem(classInvitationTexts.notText);
    else write(text.trim() === "" ? read : `${text.trimEnd()}\n${read}`);
  };
  const send = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const sent = people.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
      const { inviteClass } = await invite({ customerGroupId: groupId, people: sent });
      onInvited(resultRows(people, inviteClass.results));
      // Rows without a valid address stay in the form to be corrected.
      write(wrongRows(sent, inviteClass.results));
      await changed(sentText(inviteClass.results));
    } catch (error) {
      const isUnanswered = error instanceof UnavailableError;
      setProblem(isUnanswered ? classInvitationTexts.unanswered : getMessage(error));
      await changed();
    } finally {
      setPending(false);
    }
  };

  return (
    <Card title={classInvitationTexts.listTitle}>
      <Stack gap={5}>
        <div ref={field}>
          <TextArea
            label="List"
            description="One person per line: e-mail, first name, last name. You can paste from a spreadsheet, a document or an e-mail, and correct rows below."
            placeholder={"maya@hospital.example, Maya, Lindqvist\nnils@hospital.example, Nils, Falk"}
            rows={5}
            value={text}
            onChange={write}
          />
        </div>
        <FileField
          label="Or a file"
          description="CSV, with or without a heading. Its rows are added to the list above."
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          value={null}
          onChange={(file) => void take(file)}
          formatSize={sizeText}
        />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        {isTooLong && (
          <Banner tone="warning">{classInvitationTexts.tooLong(rows.length, classListLimits.people)}</Banner>
        )}
        {rows.length > 0 && (
          <Stack gap={3}>
            <Text weight="medium">{tally(rows)}</Text>
            {doubtful > 0 && <Banner tone="warning">{classInvitationTexts.doubtful(doubtful)}</Banner>}
            <RowsTable
              label="Rows of the list"
              rows={rows}
              onCorrect={({ number }, person) =>
                write(replacePerson(list.text, list.read, number - 1, person))
              }
            />
          </Stack>
        )}
        <Inline gap={2}>
          <Button
            variant="primary"
            icon={Mail}
            isDisabled={ready === 0 || isTooLong || group === undefined}
            isPending={isPending}
            pendingLabel="Inviting"
            onPress={() => void send()}
          >
            {getLabel(ready, group?.sendsMail !== false)}
          </Button>
          {text !== "" && <Button onPress={() => write("")}>Clear the list</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function wrongRows(people: readonly ListedPerson[], results: readonly string[]): string {
  const wrong = people.filter((_, at) => results[at] === "notAnAddress");
  return wrong.map(personLine).join("\n");
}

function getLabel(ready: number, sendsMail: boolean): string {
  const who = ready === 0 ? "the class" : ready === 1 ? "1 person" : `${ready.toLocaleString("en")} people`;
  return sendsMail ? `Invite ${who}` : `Mark ${who} as invited`;
}

type ClassList = {
  /** The text that was parsed; while the person types, it may be an earlier one. */
  readonly text: string;
  readonly read: readonly ReadPerson[];
  /** The people of the parsed text, each with the result of the check. */
  readonly people: readonly CheckedPerson[];
};

/** The people in the typed list. */
function useClassList(typed: string): ClassList {
  const text = useDeferredValue(typed);
  return useMemo(() => {
    const read = readClassList(text);
    return { text, read, people: checkClassList(read) };
  }, [text]);
}
