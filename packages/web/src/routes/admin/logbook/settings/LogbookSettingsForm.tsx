import { entrustmentScaleKeys } from "@cathedra/domain/logbook";
import { logbookSettingsTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Heading } from "@cathedra/ui-kit/Heading";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type {
  LogbookSettingsForm_settings$data,
  LogbookSettingsForm_settings$key,
} from "../../../../__generated__/LogbookSettingsForm_settings.graphql.ts";
import type { LogbookSettingsFormMutation } from "../../../../__generated__/LogbookSettingsFormMutation.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { StaleSaveBanner } from "../../../../features/entity-form/StaleSaveBanner.tsx";
import { refusalText } from "../../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../../features/entity-form/use-form-with-conflicts.ts";
import { AskBeforeLeaving } from "../../../../features/unsaved/AskBeforeLeaving.tsx";
import { commitMutationForResponse } from "../../commit-mutation.ts";
import { fetchLatestSettings } from "./latest-settings.ts";

type Settings = Pick<LogbookSettingsForm_settings$data, "entrustmentScale" | "countImported" | "modifiedAt">;
type Fields = Pick<Settings, "countImported"> & {
  readonly entrustmentScale: NonNullable<Settings["entrustmentScale"]> | null;
};

const off = "off";

/** The form for the settings of an account's logbook. */
export function LogbookSettingsForm({
  settings: key,
}: {
  readonly settings: LogbookSettingsForm_settings$key;
}) {
  const settings = useFragment(
    graphql`
      fragment LogbookSettingsForm_settings on LogbookSettings {
        customer {
          id
          name
        }
        entrustmentScale
        countImported
        modifiedAt
      }
    `,
    key,
  );
  const { customer } = settings;
  const [commit] = useMutation<LogbookSettingsFormMutation>(graphql`
    mutation LogbookSettingsFormMutation(
      $customerId: Int!
      $settings: LogbookSettingsInput!
      $modifiedAt: DateTime
    ) {
      updateLogbookSettings(customerId: $customerId, settings: $settings, modifiedAt: $modifiedAt) {
        ...LogbookSettingsForm_settings
        ...LogbookSettingsForm_settings @relay(mask: false)
      }
    }
  `);
  const changed = useAfterChange();
  const form = useFormWithConflicts({
    stored: storedSettings(settings),
    toContent: getFields,
    validate: () => ({}),
    save: async (fields: Fields, { stored: base }) => {
      const saved = await commitMutationForResponse(commit)({
        customerId: customer.id,
        settings: fields,
        modifiedAt: base.modifiedAt ?? null,
      });
      return saved.updateLogbookSettings;
    },
    goOn: (saved, sent, now) => ({ stored: storedSettings(saved), start: sent, content: now }),
    latest: async () => storedSettings(await fetchLatestSettings(customer.id)),
    onSaved: () => changed(texts.saved),
  });
  const { content: fields, isSaving } = form;
  const failure = refusalText(form.refusal, texts.saveFailed);
  const isChanged = form.isChanged();
  return (
    <Form label={texts.title} hasSummary={false} onSubmit={() => form.submit(undefined)}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{customer.name}</Heading>
          {form.stored.modifiedAt === null && <Text tone="muted">{texts.isDefault}</Text>}
        </Stack>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Card>
          <Stack gap={5}>
            <RadioGroup
              label={texts.scale}
              name="entrustmentScale"
              description={texts.scaleHelp}
              options={[
                { value: off, label: texts.off },
                ...entrustmentScaleKeys.map((scale) => ({
                  value: scale,
                  label: texts.scales[scale].name,
                  description: texts.scales[scale].help,
                })),
              ]}
              value={fields.entrustmentScale ?? off}
              onChange={(value) => {
                const entrustmentScale = entrustmentScaleKeys.find((scale) => scale === value) ?? null;
                form.change({ ...fields, entrustmentScale });
              }}
            />
            <Checkbox
              label={texts.countImported}
              name="countImported"
              description={texts.countImportedHelp}
              value={fields.countImported}
              onChange={(countImported) => form.change({ ...fields, countImported })}
            />
          </Stack>
        </Card>
        <FormBar
          saveLabel={texts.save}
          isSaving={isSaving}
          isSaveDisabled={!isChanged}
          note={isChanged ? "Changes not saved yet" : ""}
        />
      </Stack>
      <AskBeforeLeaving isUnsaved={() => isChanged} />
    </Form>
  );
}

function storedSettings({ entrustmentScale, countImported, modifiedAt }: Settings) {
  return { entrustmentScale: entrustmentScale ?? null, countImported, modifiedAt: modifiedAt ?? null };
}

function getFields({ entrustmentScale, countImported }: ReturnType<typeof storedSettings>): Fields {
  return { entrustmentScale, countImported };
}
