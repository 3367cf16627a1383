/**
 * @generated SignedSource<<57941837530bcaffbac7db02c3710b3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type voucherCounts_query$data = {
  readonly activeCount: number;
  readonly archivedCount: number;
  readonly expiredCount: number;
  readonly " $fragmentType": "voucherCounts_query";
};
export type voucherCounts_query$key = {
  readonly " $data"?: voucherCounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"voucherCounts_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "customerId",
  "variableName": "account"
},
v1 = {
  "kind": "Variable",
  "name": "learningSpaceId",
  "variableName": "space"
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "account"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "space"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "voucherCounts_query",
  "selections": [
    {
      "alias": "activeCount",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "active"
        }
      ],
      "kind": "ScalarField",
      "name": "countCloudModulesResourceAccessVouchersAsAdmin",
      "storageKey": null
    },
    {
      "alias": "expiredCount",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "expired"
        }
      ],
      "kind": "ScalarField",
      "name": "countCloudModulesResourceAccessVouchersAsAdmin",
      "storageKey": null
    },
    {
      "alias": "archivedCount",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "archived"
        }
      ],
      "kind": "ScalarField",
      "name": "countCloudModulesResourceAccessVouchersAsAdmin",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "2e2577924ae8857bd0f472409584e71b";

export default node;
