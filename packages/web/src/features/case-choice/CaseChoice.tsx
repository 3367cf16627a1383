import type { CaseId } from "@cathedra/domain";
import { getCheckState, toggleCases } from "@cathedra/domain/cloud";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import * as css from "./CaseChoice.css.ts";

export type ChoiceModule = {
  readonly moduleId: string;
  readonly name: string;
  readonly description: string;
  readonly cases: readonly { readonly caseId: string; readonly name: string; readonly description: string }[];
};

export type CaseChoiceProps = {
  readonly modules: readonly ChoiceModule[];
  readonly chosen: ReadonlySet<CaseId>;
  readonly onChange: (chosen: ReadonlySet<CaseId>) => void;
  readonly isReadOnly?: boolean;
  /** The text in place of the count while nothing is chosen. */
  readonly noneChosen?: string;
};

/** Cases that can be chosen one by one, by module, or all at once (9.017). */
export function CaseChoice(props: CaseChoiceProps) {
  const { modules, chosen, onChange, isReadOnly = false, noneChosen } = props;
  const all = modules.flatMap(caseIds);
  const count = all.filter((caseId) => chosen.has(caseId)).length;
  const toggle = (cases: readonly CaseId[]) => onChange(toggleCases(cases, chosen));
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <output>
          <Text as="span" tone="muted" figures="tabular">
            {count === 0 && noneChosen !== undefined ? noneChosen : `${count} of ${all.length} cases`}
          </Text>
        </output>
        {!isReadOnly && (
          <Button size="small" onPress={() => toggle(all)}>
            {getCheckState(all, chosen) === "all" ? "Clear all" : "Select all"}
          </Button>
        )}
      </Inline>
      {modules.map((module) => (
        <Module
          key={module.moduleId}
          module={module}
          chosen={chosen}
          isReadOnly={isReadOnly}
          onToggle={toggle}
        />
      ))}
    </Stack>
  );
}

type ModuleProps = Required<Pick<CaseChoiceProps, "chosen" | "isReadOnly">> & {
  readonly module: ChoiceModule;
  readonly onToggle: (cases: readonly CaseId[]) => void;
};

function Module({ module, chosen, isReadOnly, onToggle }: ModuleProps) {
  const cases = caseIds(module);
  const state = getCheckState(cases, chosen);
  return (
    <fieldset className={css.module}>
      <legend className={css.legend}>{module.name}</legend>
      <Checkbox
        label={module.name}
        description={module.description}
        value={state === "all"}
        isIndeterminate={state === "some"}
        isReadOnly={isReadOnly}
        onChange={() => onToggle(cases)}
      />
      <div className={css.cases}>
        {module.cases.map(({ caseId, name, description }) => (
          <Checkbox
            key={caseId}
            label={name}
            description={description}
            value={chosen.has(caseId as CaseId)}
            isReadOnly={isReadOnly}
            onChange={() => onToggle([caseId as CaseId])}
          />
        ))}
      </div>
    </fieldset>
  );
}

function caseIds({ cases }: ChoiceModule): readonly CaseId[] {
  return cases.map(({ caseId }) => caseId as CaseId);
}
