/**
 * @generated SignedSource<<dd5bc5a25646a273de82f78f72fd5e3f>>
 * @relayHash 4feacb648a717d9d4f466772e05772da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8d8e64679dd7bd2d228e224b8e2eff240a3a48cbc277d83c7bb7db12546daa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInsQuery } from './SignInsQuery.graphql';

const node: PreloadableConcreteRequest<SignInsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8d8e64679dd7bd2d228e224b8e2eff240a3a48cbc277d83c7bb7db12546daa",
    "metadata": {},
    "name": "SignInsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
