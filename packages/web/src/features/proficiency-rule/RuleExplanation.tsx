import { proficiencyTexts as texts } from "@cathedra/domain/messages";
import { computeChances, type ProficiencyRule } from "@cathedra/domain/results";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RuleExplanation_rule$key } from "../../__generated__/RuleExplanation_rule.graphql.ts";

const fragment = graphql`
  fragment RuleExplanation_rule on ProficiencyRule {
    kind
    passes
    limit
    acceptableFailures
    unacceptableFailures
    lossLimit
    countsRunsByHand
  }
`;

/** Reads a rule of the contract in the form that the domain's functions take. */
export function useRule(key: RuleExplanation_rule$key): ProficiencyRule {
  return useFragment(fragment, key);
}

export type RuleExplanationProps = {
  readonly rule: RuleExplanation_rule$key;
  /** The institution of the rule, when there are several; null: runs without an institution. */
  readonly institution?: string | null;
  /** The heading level of the details. */
  readonly level?: 2 | 3;
};

/** The rule by which people are called proficient, with details on its calculation and error rates for those who want them. */
export function RuleExplanation({ rule: key, institution, level = 3 }: RuleExplanationProps) {
  const rule = useRule(key);
  const [isOpen, setOpen] = useState(false);
  const whose = institution === undefined ? "" : `${institution ?? texts.withoutInstitution}: `;
  return (
    <Stack gap={1}>
      <Text>{`${whose}${texts.rule(rule)}`}</Text>
      <Disclosure title={texts.howWorkedOut} level={level} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen && <Sentences rule={rule} />}
      </Disclosure>
    </Stack>
  );
}

function Sentences({ rule }: { readonly rule: ProficiencyRule }) {
  const chances = useMemo(() => computeChances(rule), [rule]);
  const sentences = [
    `${texts.pass} ${texts.byHand(rule)}`,
    ...(rule.kind === "learning_curve" ? [texts.curve(rule)] : []),
    texts.loss(rule),
    ...texts.chances(rule, chances),
  ];
  return (
    <Stack gap={2}>
      {sentences.map((sentence) => (
        <Text key={sentence} size="small" tone="muted">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}
