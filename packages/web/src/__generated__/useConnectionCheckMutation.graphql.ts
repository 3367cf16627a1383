/**
 * @generated SignedSource<<7100d24a8d5670027b23d29f9cf483e2>>
 * @relayHash f73e270b1bcfb41f60174434383c6c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f710c522a4629251fdf4a7722339d9b0999197619b21c8cbb08e8abf073b0ed6

import type { ConcreteRequest } from 'relay-runtime';
export type ConnectionFactsInput = {
  browser: string;
  downMbit?: number | null | undefined;
  hasSocket?: boolean | null | undefined;
  jitterMs?: number | null | undefined;
  lostPercent?: number | null | undefined;
  missing: ReadonlyArray<string>;
  roundTripMs?: number | null | undefined;
  target: string;
  upMbit?: number | null | undefined;
};
export type useConnectionCheckMutation$variables = {
  facts: ConnectionFactsInput;
};
export type useConnectionCheckMutation$data = {
  readonly saveConnectionCheck: {
    readonly checkedAt: string;
    readonly verdict: string;
  };
};
export type useConnectionCheckMutation = {
  response: useConnectionCheckMutation$data;
  variables: useConnectionCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "facts"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "facts",
        "variableName": "facts"
      }
    ],
    "concreteType": "ConnectionCheck",
    "kind": "LinkedField",
    "name": "saveConnectionCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "checkedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "verdict",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConnectionCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConnectionCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f710c522a4629251fdf4a7722339d9b0999197619b21c8cbb08e8abf073b0ed6",
    "metadata": {},
    "name": "useConnectionCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "983e588c476649bff3f03c2601e5e673";

export default node;
