/**
 * @generated SignedSource<<3f288cce36a20dbf08c62610113a7213>>
 * @relayHash afef78569fd8074c51dbf014fccfa215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23aff3e0f301754a5ef177f8da6f2017550aa1a4c64d0bf5337a40c9eecdcef9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScannedCodeQuery } from './ScannedCodeQuery.graphql';

const node: PreloadableConcreteRequest<ScannedCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23aff3e0f301754a5ef177f8da6f2017550aa1a4c64d0bf5337a40c9eecdcef9",
    "metadata": {},
    "name": "ScannedCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
