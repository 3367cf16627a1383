/**
 * @generated SignedSource<<ab91adde43ff4ba0df3949f5fdde3a04>>
 * @relayHash 741f23c720a48d2906cb4bd4a0791d50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bc0b6a23efe83ec2b1cdd61618a4a37174c34f31c67ee9fc4ada03b9ce58d99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bc0b6a23efe83ec2b1cdd61618a4a37174c34f31c67ee9fc4ada03b9ce58d99",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
