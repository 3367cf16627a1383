/**
 * @generated SignedSource<<b1afc0c8200df270224792b61705b297>>
 * @relayHash 28ed613039c112239f0065feab124b81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf619fa53fb5d978b0a3a39a2f0e97fbd7ee752e6e7f5423d14a668283b26037

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf619fa53fb5d978b0a3a39a2f0e97fbd7ee752e6e7f5423d14a668283b26037",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
