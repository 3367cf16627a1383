/**
 * @generated SignedSource<<4dbcd1bcded1a8d78902406ef10a9b7d>>
 * @relayHash 3b8f302dbd8514dd8ade1df8f8e7972e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62d330f6a5ccdb567cea33e0ed7e155816e1c3b6689f0ea44dab32a1fcafd8ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62d330f6a5ccdb567cea33e0ed7e155816e1c3b6689f0ea44dab32a1fcafd8ca",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
