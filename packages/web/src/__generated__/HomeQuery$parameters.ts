/**
 * @generated SignedSource<<197887e84af983c8e575f64f07d00a0d>>
 * @relayHash 692fae3c12d7e0bc1d23f623fd8071ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9b9f2020a408116181ff52479e73c83b104d0bd49609fbeee048cd9a89106b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b9b9f2020a408116181ff52479e73c83b104d0bd49609fbeee048cd9a89106b",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
