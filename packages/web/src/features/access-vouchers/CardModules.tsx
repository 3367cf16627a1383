import { Text } from "@cathedra/ui-kit/Text";
import * as css from "./parts.css.ts";

type Named = { readonly name: string };

export type CardModulesProps = {
  readonly modules: readonly (Named & { readonly moduleId: string; readonly cases: readonly Named[] })[];
};

/** The modules of a voucher or event with its cases (2.027), each on its own line because names contain commas. */
export function CardModules({ modules }: CardModulesProps) {
  return (
    <ul className={css.modules}>
      {modules.map(({ moduleId, name, cases }) => (
        <li key={moduleId}>
          <Text size="small" weight="medium">
            {name}
          </Text>
          <ul className={css.cases}>
            {cases.map((each) => (
              <li key={each.name}>{each.name}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
