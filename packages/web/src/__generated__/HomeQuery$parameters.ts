/**
 * @generated SignedSource<<848e71b47b69410d0277884afe41b0cc>>
 * @relayHash 5a6a0a936e51eff6fad9e9683bca42ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43ed9733fca957bc28cf70818f30ec9a81c8feb04401ee0ca3e6a29a96dc8cd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43ed9733fca957bc28cf70818f30ec9a81c8feb04401ee0ca3e6a29a96dc8cd6",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
