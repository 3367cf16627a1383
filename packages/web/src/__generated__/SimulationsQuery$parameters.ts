/**
 * @generated SignedSource<<9108f05f26b8d01ec1b20500960cd028>>
 * @relayHash 72865326a01a949ec232734fe4ca7923
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b837bc6271ee0b1c4e7913e6e65653534b850e5544c5ea8807bc157786c11be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b837bc6271ee0b1c4e7913e6e65653534b850e5544c5ea8807bc157786c11be",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
