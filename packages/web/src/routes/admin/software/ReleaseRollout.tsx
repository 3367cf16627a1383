import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Chip } from "@cathedra/ui-kit/Chip";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import type { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useReleaseChanges } from "./use-release-changes.ts";
import { type Choice, makeKey, useRolloutChoices } from "./use-rollout-choices.ts";

export type ReleaseRolloutProps = {
  readonly releaseId: number;
  readonly name: string;
  readonly rollout: {
    readonly isForAll: boolean;
    readonly customers: readonly Choice[];
    readonly stations: readonly Choice[];
  };
  readonly isPublished: boolean;
  readonly mayChange: boolean;
  readonly onSaved: () => void;
};

/** Who receives a release: all stations, the stations of some customers, or single stations. */
export function ReleaseRollout(props: ReleaseRolloutProps) {
  const { releaseId, name, rollout, isPublished, mayChange, onSaved } = props;
  const before = [...rollout.customers, ...rollout.stations];
  const [isForAll, setForAll] = useState(rollout.isForAll);
  const [chosen, setChosen] = useState<readonly Choice[]>(before);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // The number of further stations that would get a published release, which has to be confirmed.
  const [newStations, setNewStations] = useState<number | null>(null);
  const { found, onSearch, isLoading } = useRolloutChoices();
  const { setRollout } = useReleaseChanges();
  const isChanged =
    isForAll !== rollout.isForAll ||
    (!isForAll && chosen.map(makeKey).toSorted().join() !== before.map(makeKey).toSorted().join());
  const save = async (confirmed: number | null = null) => {
    setSaving(true);
    setFailure(null);
    try {
      await setRollout({
        id: releaseId,
        isForAll,
        customerIds: isForAll ? [] : chosen.flatMap(({ customerId }) => customerId ?? []),
        stationIds: isForAll ? [] : chosen.flatMap(({ stationId }) => stationId ?? []),
        newStations: confirmed,
      });
      toasts.success(isPublished ? texts.rollout.saved : texts.rollout.savedDraft);
      onSaved();
    } catch (error) {
      const refusal = toSaveRefusal(error);
      const more = refusal.kind === "refused" ? unconfirmedStations(refusal.error) : undefined;
      if (more === undefined) setFailure(refusalText(refusal, texts.failed));
      else setNewStations(more);
    }
    setSaving(false);
  };
  const add = (key: string | null) => {
    const choice = found.find((each) => makeKey(each) === key);
    if (choice !== undefined && !chosen.some((each) => makeKey(each) === key)) setChosen([...chosen, choice]);
  };
  return (
    <Stack gap={3}>
      <Heading level={4}>{texts.sections.rollout}</Heading>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <RadioGroup
        label={texts.sections.rollout}
        isLabelHidden
        layout="inline"
        isReadOnly={!mayChange}
        options={[
          { value: "all", label: texts.rollout.all },
          { value: "some", label: texts.rollout.some },
        ]}
        value={isForAll ? "all" : "some"}
        onChange={(value) => setForAll(value === "all")}
      />
      {!isForAll && (
        <>
          {chosen.length === 0 && <Text tone="muted">{texts.rollout.none}</Text>}
          <Inline gap={2}>
            {chosen.map((choice) =>
              mayChange ? (
                <Chip
                  key={makeKey(choice)}
                  onRemove={() => setChosen(chosen.filter((each) => makeKey(each) !== makeKey(choice)))}
                >
                  {choice.name}
                </Chip>
              ) : (
                <Text key={makeKey(choice)} as="span">
                  {choice.name}
                </Text>
              ),
            )}
          </Inline>
          {mayChange && (
            <ComboBox
              // The key changes after each choice, so that the list of options closes.
              key={chosen.length}
              label={texts.rollout.choose}
              options={[
                {
                  label: texts.rollout.customers,
                  options: found.filter((each) => each.customerId != null).map(toOption),
                },
                {
                  label: texts.rollout.stations,
                  options: found.filter((each) => each.stationId != null).map(toOption),
                },
              ].filter(({ options }) => options.length > 0)}
              onSearch={onSearch}
              isLoading={isLoading}
              emptyMessage={texts.rollout.nothingFound}
              value={null}
              onChange={add}
            />
          )}
        </>
      )}
      {isPublished && mayChange && isChanged && (
        <Text size="small" tone="muted">
          {texts.rollout.kept}
        </Text>
      )}
      <AlertDialog
        isOpen={newStations !== null}
        onOpenChange={() => setNewStations(null)}
        title={texts.rollout.widenQuestion(newStations ?? 0)}
        confirmLabel={texts.rollout.widen(newStations ?? 0)}
        tone="neutral"
        onConfirm={() => void save(newStations)}
      >
        {texts.rollout.widenText(name, newStations ?? 0)}
      </AlertDialog>
      {mayChange && isChanged && (
        <div>
          <Button variant="primary" isPending={isSaving} onPress={() => void save()}>
            {texts.rollout.save}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The number of stations that a refusal asks to confirm; undefined for any other refusal. */
function unconfirmedStations({ code, facts }: ApiError): number | undefined {
  return code === "ROLLOUT_UNCONFIRMED" && typeof facts.newStations === "number"
    ? facts.newStations
    : undefined;
}

const toOption = (choice: Choice) => ({ value: makeKey(choice), label: choice.name });
