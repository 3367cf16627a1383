/**
 * @generated SignedSource<<d044b114f16a5f437de3f63c2482f386>>
 * @relayHash c1e16acdc8c98af428821c4e83141751
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 689e5107a1bfc42d98123705db5f27ec6eae8de0e0c8a5f24205a3a44e21206f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "689e5107a1bfc42d98123705db5f27ec6eae8de0e0c8a5f24205a3a44e21206f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
