/**
 * @generated SignedSource<<25c24016e7e848bd10bc6ee00653337e>>
 * @relayHash da87556dce3863e5521dec026eeb2754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 870e9a33bc12b03231a60f46544bd6bc8c2b07b798f22341961d9b1203973f9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "870e9a33bc12b03231a60f46544bd6bc8c2b07b798f22341961d9b1203973f9e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
