/**
 * @generated SignedSource<<44cb77a1bd252fd16bec5f4afb7aa964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountCard_account$data = {
  readonly admins: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  }> | null | undefined;
  readonly branches: ReadonlyArray<{
    readonly id: number;
  }> | null | undefined;
  readonly cloudModuleTimeBalance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceBar_balance">;
  } | null | undefined;
  readonly id: number;
  readonly modifiedAt: string | null | undefined;
  readonly name: string;
  readonly proficiencyRule: {
    readonly " $fragmentSpreads": FragmentRefs<"RuleExplanation_rule">;
  } | null | undefined;
  readonly viewerCanChooseProficiencyRule: boolean;
  readonly viewerCanEditAccount: boolean;
  readonly viewerCanEditAdmins: boolean;
  readonly viewerCanTopUp: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LearningSpaceTiles_account" | "TopUp_account">;
  readonly " $fragmentType": "AccountCard_account";
};
export type AccountCard_account$key = {
  readonly " $data"?: AccountCard_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountCard_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountCard_account",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "admins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "branches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProficiencyRule",
      "kind": "LinkedField",
      "name": "proficiencyRule",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleExplanation_rule"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChooseProficiencyRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditAdmins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEditAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTopUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudModuleTimeBalance",
      "kind": "LinkedField",
      "name": "cloudModuleTimeBalance",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BalanceBar_balance"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LearningSpaceTiles_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopUp_account"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "b42b59b7cf72fe3b315f3d49c5abc30e";

export default node;
