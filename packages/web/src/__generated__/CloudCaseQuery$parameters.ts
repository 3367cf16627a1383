/**
 * @generated SignedSource<<1faf097f4afdf088e3964fca26257e94>>
 * @relayHash ba61de62ea45ac5f2b64698a98d64435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0290adf025bb45b71e40b34c647b29fedee7514132a010f805d0923ea552dae2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0290adf025bb45b71e40b34c647b29fedee7514132a010f805d0923ea552dae2",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
