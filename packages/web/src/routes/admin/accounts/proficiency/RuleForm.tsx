import { proficiencyTexts } from "@cathedra/domain/messages";
import { proficiencyRuleKinds, proficiencyRuleLimits } from "@cathedra/domain/results";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useDeferredValue, useMemo } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type {
  RuleForm_account$data,
  RuleForm_account$key,
} from "../../../../__generated__/RuleForm_account.graphql.ts";
import type { RuleFormMutation } from "../../../../__generated__/RuleFormMutation.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { StaleSaveBanner } from "../../../../features/entity-form/StaleSaveBanner.tsx";
import { refusalText } from "../../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../../features/entity-form/use-form-with-conflicts.ts";
import { AskBeforeLeaving } from "../../../../features/unsaved/AskBeforeLeaving.tsx";
import { commitMutationForResponse } from "../../commit-mutation.ts";
import { fetchLatestRule } from "./latest-rule.ts";
import { RuleChances } from "./RuleChances.tsx";
import { getFields, type RuleFields, readFields, type StoredRule, wrongFields } from "./rule-form.ts";

const texts = proficiencyTexts.settings;
const limits = proficiencyRuleLimits;

/** The form for an institution's rule, with its consequences while it is chosen. */
export function RuleForm({ account: key }: { readonly account: RuleForm_account$key }) {
  const account = useFragment(
    graphql`
      fragment RuleForm_account on Customer {
        id
        name
        proficiencyRule {
          kind
          passes
          limit
          acceptableFailures
          unacceptableFailures
          lossLimit
          countsRunsByHand
        }
        proficiencyRuleModifiedAt
      }
    `,
    key,
  );
  const [commit] = useMutation<RuleFormMutation>(graphql`
    mutation RuleFormMutation($customerId: Int!, $rule: ProficiencyRuleInput!, $modifiedAt: DateTime) {
      saveProficiencyRule(customerId: $customerId, rule: $rule, modifiedAt: $modifiedAt) {
        ...RuleForm_account
        ...RuleForm_account @relay(mask: false)
      }
    }
  `);
  const changed = useAfterChange();
  const stored = storedRule(account);
  const form = useFormWithConflicts({
    stored,
    toContent: getFields,
    validate: wrongFields,
    save: async (fields: RuleFields, { stored: base }) => {
      const read = readFields(fields);
      if (!read.ok) throw new Error("a rule that was not judged");
      const { modifiedAt } = base;
      const saved = await commitMutationForResponse(commit)({
        customerId: account.id,
        rule: read.value,
        modifiedAt,
      });
      return saved.saveProficiencyRule;
    },
    goOn: (saved, sent, now) => ({ stored: storedRule(saved), start: sent, content: now }),
    latest: async () => storedRule(await fetchLatestRule(account.id)),
    onSaved: () => changed(texts.saved),
  });
  const { content: fields, errors, isSaving } = form;
  const change = (part: Partial<RuleFields>) => form.change({ ...fields, ...part });
  const read = useMemo(() => readFields(fields), [fields]);
  const shown = useDeferredValue(read.ok ? read.value : null);
  const failure = refusalText(form.refusal, texts.saveFailed);
  const isChanged = form.isChanged();
  return (
    <Form label={texts.title} hasSummary={false} onSubmit={() => form.submit(undefined)}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{account.name}</Heading>
          <Text tone="muted">{form.stored.modifiedAt === null ? texts.isDefault : texts.whom}</Text>
        </Stack>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Card>
          <Stack gap={5}>
            <RadioGroup
              label={texts.kind}
              name="kind"
              options={proficiencyRuleKinds.map((kind) => ({
                value: kind,
                label: proficiencyTexts.kinds[kind],
                description: texts.kindHelp[kind],
              }))}
              value={fields.kind}
              onChange={(value) => {
                const kind = proficiencyRuleKinds.find((each) => each === value);
                if (kind !== undefined) change({ kind });
              }}
            />
            <Grid columns={2} gap={5}>
              {fields.kind === "passes_in_a_row" ? (
                <NumberField
                  label={texts.passes}
                  name="passes"
                  value={fields.passes}
                  onChange={(passes) => change({ passes })}
                  maxDecimals={0}
                  errorMessage={errors["passes"]}
                  description={rangeText(limits.passes)}
                />
              ) : (
                <NumberField
                  label={texts.limit}
                  name="limit"
                  value={fields.limit}
                  onChange={(limit) => change({ limit })}
                  maxDecimals={1}
                  errorMessage={errors["limit"]}
                  description={`${rangeText(limits.limit, 10)} ${read.ok ? texts.limitHelp(read.value) : ""}`}
                />
              )}
              <NumberField
                label={texts.lossLimit}
                name="lossLimit"
                value={fields.lossLimit}
                onChange={(lossLimit) => change({ lossLimit })}
                maxDecimals={1}
                errorMessage={errors["lossLimit"]}
                description={`${rangeText(limits.lossLimit, 10)} ${texts.lossLimitHelp}`}
              />
              <NumberField
                label={texts.acceptable}
                name="acceptableFailures"
                value={fields.acceptableFailures}
                onChange={(acceptableFailures) => change({ acceptableFailures })}
                maxDecimals={0}
                suffix="%"
                errorMessage={errors["acceptableFailures"]}
                description={texts.acceptableHelp}
              />
              <NumberField
                label={texts.unacceptable}
                name="unacceptableFailures"
                value={fields.unacceptableFailures}
                onChange={(unacceptableFailures) => change({ unacceptableFailures })}
                maxDecimals={0}
                suffix="%"
                errorMessage={errors["unacceptableFailures"]}
                description={texts.unacceptableHelp}
              />
            </Grid>
            <Checkbox
              label={texts.countsRunsByHand}
              name="countsRunsByHand"
              value={fields.countsRunsByHand}
              onChange={(countsRunsByHand) => change({ countsRunsByHand })}
              description={texts.countsRunsByHandHelp}
            />
          </Stack>
        </Card>
        {shown !== null && <RuleChances rule={shown} />}
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

type Answered = Pick<RuleForm_account$data, "proficiencyRule" | "proficiencyRuleModifiedAt">;

/** People on this page may read the rule, so it is never null. */
function storedRule({ proficiencyRule: rule, proficiencyRuleModifiedAt }: Answered): StoredRule {
  if (rule == null) throw new Error("an account without its rule");
  return { rule, modifiedAt: proficiencyRuleModifiedAt ?? null };
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }, unit = 1): string {
  return `From ${min / unit} to ${max / unit}.`;
}
