/**
 * @generated SignedSource<<ad93f781f650e88a48c3a0fe0ec07025>>
 * @relayHash cd9d318f0154d6eabab9754a2c3feb67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8408289ea174fce9d3f66a89cdcc36b31f7d4a7ff5e35031ad70a1888d38c1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8408289ea174fce9d3f66a89cdcc36b31f7d4a7ff5e35031ad70a1888d38c1f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
