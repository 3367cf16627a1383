/**
 * @generated SignedSource<<e52c4b54ba8a46a41e8a7e180484d0be>>
 * @relayHash 60b480557ed0025a56ffed5becb5c651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e019e9ae59003ec2bf58af248fdaf89f6f80f08656674b57d52fdd08c035f581

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e019e9ae59003ec2bf58af248fdaf89f6f80f08656674b57d52fdd08c035f581",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
