/**
 * @generated SignedSource<<682c64040ad2eeb49d00783ab24d644f>>
 * @relayHash 08b53bc35bced031397133dab711df30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029fa0793f16fa864aad4c9854c8c20e2ba36f3d8c4221609d8d99eed8de27f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "029fa0793f16fa864aad4c9854c8c20e2ba36f3d8c4221609d8d99eed8de27f9",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
