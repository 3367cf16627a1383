/**
 * @generated SignedSource<<31769b97c3ab68454a5c12f3b79c3ee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseComplexity = "average" | "easiest" | "hardest";
export type EntrustmentScale = "oScore" | "zwisch";
export type EntrustmentSide = "attending" | "trainee";
export type StatedRole = "Assistant" | "Circulator" | "Observer" | "Operator" | "Scrub";
import type { FragmentRefs } from "relay-runtime";
export type EntrustmentPanel_entrustment$data = {
  readonly id: string;
  readonly isOtherHidden: boolean;
  readonly other: {
    readonly comment: string | null | undefined;
    readonly complexity: CaseComplexity | null | undefined;
    readonly level: number;
    readonly scale: EntrustmentScale;
  } | null | undefined;
  readonly own: {
    readonly comment: string | null | undefined;
    readonly complexity: CaseComplexity | null | undefined;
    readonly level: number;
    readonly scale: EntrustmentScale;
  } | null | undefined;
  readonly ratingEndsAt: string | null | undefined;
  readonly recordedRole: string | null | undefined;
  readonly scale: EntrustmentScale | null | undefined;
  readonly side: EntrustmentSide;
  readonly statedRole: {
    readonly comment: string | null | undefined;
    readonly isDisputed: boolean;
    readonly role: StatedRole;
  } | null | undefined;
  readonly viewerCanRate: boolean;
  readonly viewerCanStateRole: boolean;
  readonly " $fragmentType": "EntrustmentPanel_entrustment";
};
export type EntrustmentPanel_entrustment$key = {
  readonly " $data"?: EntrustmentPanel_entrustment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "level",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "complexity",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrustmentPanel_entrustment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EntrustmentRating",
      "kind": "LinkedField",
      "name": "own",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntrustmentRating",
      "kind": "LinkedField",
      "name": "other",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOtherHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendingsRole",
      "kind": "LinkedField",
      "name": "statedRole",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDisputed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanStateRole",
      "storageKey": null
    }
  ],
  "type": "ActivityEntrustment",
  "abstractKey": null
};
})();

(node as any).hash = "b5f3c2be04925eda650f4a9ebfda2a7f";

export default node;
