/**
 * @generated SignedSource<<a1a84b439108078568a792f2ab1317f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookTargetSpan = "academicYear" | "calendarYear" | "training";
import type { FragmentRefs } from "relay-runtime";
export type TargetList_targets$data = {
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly groups: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly targets: ReadonlyArray<{
    readonly category: string | null | undefined;
    readonly groupId: number | null | undefined;
    readonly id: string;
    readonly interventionType: string | null | undefined;
    readonly levels: ReadonlyArray<string>;
    readonly minimum: number;
    readonly months: number | null | undefined;
    readonly name: string;
    readonly organSystem: string | null | undefined;
    readonly procedureCode: string | null | undefined;
    readonly roles: ReadonlyArray<string>;
    readonly span: LogbookTargetSpan;
    readonly subCategory: string | null | undefined;
  }>;
  readonly " $fragmentType": "TargetList_targets";
};
export type TargetList_targets$key = {
  readonly " $data"?: TargetList_targets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetList_targets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TargetList_targets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTotalsGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTarget",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interventionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organSystem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subCategory",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedureCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "levels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "span",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTargets",
  "abstractKey": null
};
})();

(node as any).hash = "560966c6d2dc87346152a005a6d631b7";

export default node;
