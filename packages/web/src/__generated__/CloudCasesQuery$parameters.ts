/**
 * @generated SignedSource<<f23184d8508493b5f2cc06a4a0cfbe4b>>
 * @relayHash 39fb1541021b33424581401256bc29f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1bc943e278ce34dbc78197865ebb3598e1764895ed2954c79582f3e14c3da16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1bc943e278ce34dbc78197865ebb3598e1764895ed2954c79582f3e14c3da16",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
