/**
 * @generated SignedSource<<996446368ea3dbf8ce5d20323ba8840c>>
 * @relayHash 76ee87ebd0f153198a182788711eab48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47d26ab8612dec9315ff8364d88aef1f89792ef5e9aa84a3797e3959368a52c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47d26ab8612dec9315ff8364d88aef1f89792ef5e9aa84a3797e3959368a52c3",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
