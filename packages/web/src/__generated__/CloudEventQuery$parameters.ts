/**
 * @generated SignedSource<<55f8f6bcbedb0aa82ebfee432b833e03>>
 * @relayHash 60ec2bba511c37b5302d7ac4bc05ccdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 685f4c15d9ccb5c006ad60db93e961c673448d9ffae1c9d703d624ccd28ce1d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "685f4c15d9ccb5c006ad60db93e961c673448d9ffae1c9d703d624ccd28ce1d4",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
