/**
 * @generated SignedSource<<2c1ce77ff5bbe1979b8c544b397725f2>>
 * @relayHash c24a2319ccb67f28fa24feea709762b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df175bd12a701e12021fb12a9b0789cb4ae6fbec588cf3c4db45b1718507c7db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScannedCodeQuery } from './ScannedCodeQuery.graphql';

const node: PreloadableConcreteRequest<ScannedCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df175bd12a701e12021fb12a9b0789cb4ae6fbec588cf3c4db45b1718507c7db",
    "metadata": {},
    "name": "ScannedCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
