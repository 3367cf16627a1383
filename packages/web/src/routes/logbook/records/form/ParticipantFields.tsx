import type { KeycloakId } from "@cathedra/domain";
import {
  addParticipant,
  chooseParticipantLevel,
  formLevels,
  type LastParticipation,
  type Level,
  levelLabel,
  levels,
  maxParticipants,
  type Participant,
  participantRoleDefinitions,
  participantRoleGroups,
  participantRoles,
  removeParticipant,
} from "@cathedra/domain/logbook";
import { newRecordTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Plus, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { focusFirst } from "./focus-first.ts";
import { useFormPart, useIsReadOnly, useRecordForm } from "./form-store.ts";
import * as css from "./ParticipantFields.css.ts";
import { withParticipants } from "./record-form.ts";
import { SuspectedDoubles } from "./SuspectedDoubles.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** A person of the record's group. */
export type Member = { readonly keycloakId: KeycloakId; readonly name: string };

export type ParticipantFieldsProps = {
  readonly members: readonly Member[];
  /** The error of the list as a whole. */
  readonly error: string | undefined;
  /** The targets towards which the case counts with these roles and levels. */
  readonly counting: ReactNode;
  /** The role and level with which the person's own row of a new record begins; undefined for a stored one. */
  readonly suggested: LastParticipation | undefined;
};

/** There are two kinds of technologists (7.014). Each role has an explanation. */
const roleOptions = participantRoleGroups.map(({ label, roles }) => ({
  label: label ?? "Physician",
  options: roles.map((role) => ({
    value: role,
    label: role,
    description: participantRoleDefinitions[role],
  })),
}));

/** The participants. The first row is the owner's; choosing a level in a row opens the next one (7.043). */
export const ParticipantFields = memo(function ParticipantFields(props: ParticipantFieldsProps) {
  const { members, error } = props;
  const { change } = useRecordForm();
  const participants = useFormPart((form) => form.participants);
  const isReadOnly = useIsReadOnly();
  const { keys, inserted, removed } = useRowKeys(participants.length);
  const chooseLevel = (at: number, level: Level | null) => {
    const next = chooseParticipantLevel(participants, at, level);
    if (next.length > participants.length) inserted(at + 1);
    change((form) => withParticipants(form, next));
  };
  const lastRow = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const next = addParticipant(participants);
    if (next !== participants) {
      flushSync(() => {
        inserted(participants.length);
        change((form) => withParticipants(form, next));
      });
    }
    focusFirst(lastRow.current);
  };
  const remove = (at: number) => {
    focusFirst(document.getElementById(keys[at - 1] ?? ""));
    removed(at);
    change((form) => withParticipants(form, removeParticipant(form.participants, at)));
  };
  // The callbacks of a row must not change while another row is edited.
  const latest = useRef({ chooseLevel, remove });
  useLayoutEffect(() => {
    latest.current = { chooseLevel, remove };
  });
  const getLevel = useCallback(
    (at: number, level: Level | null) => latest.current.chooseLevel(at, level),
    [],
  );
  const removeAt = useCallback((at: number) => latest.current.remove(at), []);
  return (
    <Card title="Participants">
      <Stack gap={5}>
        {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
        {participants.map((row, at) => (
          <fieldset
            key={keys[at]}
            id={keys[at]}
            ref={at === participants.length - 1 ? lastRow : null}
            className={css.row}
          >
            <ParticipantRow
              at={at}
              row={row}
              members={members}
              taken={takenBeside(participants, at)}
              isReadOnly={isReadOnly}
              onLevel={getLevel}
              onRemove={removeAt}
            />
            {at === 0 && isSuggested(row, props.suggested) ? (
              <div className={css.mark}>
                <Text size="small" tone="muted">
                  {newRecordTexts.suggestedParticipation}
                </Text>
              </div>
            ) : null}
          </fieldset>
        ))}
        {props.counting}
        {isReadOnly || participants.length >= maxParticipants ? null : (
          <Inline>
            <Button size="small" icon={Plus} onPress={add}>
              Add participant
            </Button>
          </Inline>
        )}
        <SuspectedDoubles />
      </Stack>
    </Card>
  );
});

/** Whether a row has the role and level that were suggested, and something was suggested at all. */
function isSuggested({ role, level }: Participant, suggested: LastParticipation | undefined): boolean {
  if (suggested === undefined || (suggested.role === null && suggested.level === null)) return false;
  return role === suggested.role && level === suggested.level;
}

type ParticipantRowProps = {
  readonly at: number;
  readonly row: Participant;
  readonly members: readonly Member[];
  /** The ids of the people in other rows, separated by spaces; a string, so that equal values do not render the row again. */
  readonly taken: string;
  readonly isReadOnly: boolean;
  readonly onLevel: (at: number, level: Level | null) => void;
  readonly onRemove: (at: number) => void;
};

const ParticipantRow = memo(function ParticipantRow(props: ParticipantRowProps) {
  const { at, row, members, taken, isReadOnly, onLevel, onRemove } = props;
  const store = useRecordForm();
  const change = (part: Partial<Participant>) =>
    store.change((form) =>
      withParticipants(
        form,
        form.participants.map((each, index) => (index === at ? { ...each, ...part } : each)),
      ),
    );
  const { keycloakId } = row;
  // The options do not depend on a typed name, so the list stays the same object while someone types.
  const name = keycloakId === null ? "" : row.name;
  const options = useMemo(
    () => memberOptions(members, taken, { keycloakId, name }),
    [members, taken, keycloakId, name],
  );
  return (
    <>
      <legend className={css.legend}>{`Participant ${at + 1}`}</legend>
      <div className={css.name}>
        {at === 0 || isReadOnly ? (
          <TextField label="Name" name={`participants.${at}.name`} value={row.name} isReadOnly />
        ) : (
          <ComboBox
            label="Name"
            name={`participants.${at}.name`}
            options={options}
            value={keycloakId ?? (row.name || null)}
            onChange={(value) => change(getPerson(value, members))}
            allowsCustomValue
          />
        )}
      </div>
      <Select
        label="Role"
        name={`participants.${at}.role`}
        options={roleOptions}
        value={row.role}
        onChange={(value) => change({ role: participantRoles.find((role) => role === value) ?? null })}
        isReadOnly={isReadOnly}
      />
      <Select
        label="Level"
        name={`participants.${at}.level`}
        options={levelOptions(row)}
        value={row.level}
        onChange={(value) => onLevel(at, levels.find((level) => level === value) ?? null)}
        isReadOnly={isReadOnly}
      />
      <div className={css.remove}>
        {at === 0 || isReadOnly ? null : (
          <IconButton icon={Trash2} label={`Remove participant ${at + 1}`} onPress={() => onRemove(at)} />
        )}
      </div>
    </>
  );
});

/** The levels that can be chosen, including the stored one: the form offers fewer levels than records may contain (X71). */
function levelOptions({ level }: Participant) {
  const offered =
    level === null || formLevels.some((known) => known === level) ? formLevels : [level, ...formLevels];
  return offered.map((value) => ({ value, label: levelLabel(value) }));
}

function takenBeside(participants: readonly Participant[], own: number): string {
  return participants.flatMap(({ keycloakId }, at) => (at === own ? [] : (keycloakId ?? []))).join(" ");
}

/** The group's members who are not in another row yet. */
function memberOptions(
  members: readonly Member[],
  taken: string,
  { keycloakId, name }: Pick<Participant, "keycloakId" | "name">,
) {
  const others = new Set(taken.split(" "));
  const free = members.filter((member) => !others.has(member.keycloakId));
  const isMissing = keycloakId !== null && !free.some((member) => member.keycloakId === keycloakId);
  const all = isMissing ? [{ keycloakId, name }, ...free] : free;
  return all.map((member) => ({ value: member.keycloakId, label: member.name }));
}

function getPerson(value: string | null, members: readonly Member[]) {
  const member = members.find(({ keycloakId }) => keycloakId === value);
  return member ?? { keycloakId: null, name: value ?? "" };
}
