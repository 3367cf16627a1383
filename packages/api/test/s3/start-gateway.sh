#!/bin/sh
# Starts the S3 gateway of Ceph (Debian: radosgw, ceph-mon, ceph-osd, ceph-mgr) in memory, for the tests of the S3 driver:
#   packages/api/test/s3/start-gateway.sh /tmp/gateway 7481
# It says the settings to run them with, and ends with `kill $(cat /tmp/gateway/*.pid)`.
set -eu
folder=$1
port=$2
for needed in ceph-mon ceph-osd ceph-mgr radosgw radosgw-admin monmaptool ceph-authtool; do
  if ! command -v "$needed" >/dev/null; then
    echo "$needed is not installed: the S3 driver is tested where Debian's radosgw, ceph-mon, ceph-osd and ceph-mgr are" >&2
    exit 69
  fi
done
mkdir -p "$folder/mon" "$folder/osd" "$folder/mgr" "$folder/rgw"
monitor=127.0.0.1:$((port + 1))
cat > "$folder/ceph.conf" <<CONF
[global]
fsid = 7b0d6d6e-31f5-4a3a-9b6e-3f4b7d0c5a10
mon_host = v1:$monitor
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 8
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_allow_pool_delete = true
mon_data_avail_crit = 1
mon_max_pg_per_osd = 1000
run_dir = $folder
admin_socket = $folder/\$name.asok
log_file = $folder/\$name.log
pid_file = $folder/\$name.pid
ms_bind_ipv6 = false
[mon.a]
mon_data = $folder/mon
[mgr.a]
mgr_data = $folder/mgr
[osd.0]
osd_data = $folder/osd
osd_objectstore = memstore
memstore_device_bytes = 8589934592
osd_memory_target = 939524096
[client.gw]
rgw_data = $folder/rgw
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_enable_usage_log = false
CONF
export CEPH_CONF="$folder/ceph.conf"
monmaptool --create --clobber --fsid 7b0d6d6e-31f5-4a3a-9b6e-3f4b7d0c5a10 --addv a "[v1:$monitor]" "$folder/monmap" >/dev/null
ceph-mon --mkfs -i a --monmap "$folder/monmap" -c "$CEPH_CONF"
ceph-mon -i a -c "$CEPH_CONF"
ceph-mgr -i a -c "$CEPH_CONF"
ceph -c "$CEPH_CONF" --connect-timeout 20 osd new 8f4a9c52-2b5d-4a51-9d2b-6e0f1f0a7c11 >/dev/null
ceph-osd -i 0 -c "$CEPH_CONF" --mkfs --osd-uuid 8f4a9c52-2b5d-4a51-9d2b-6e0f1f0a7c11
ceph-osd -i 0 -c "$CEPH_CONF"
radosgw -n client.gw -c "$CEPH_CONF"
for _ in $(seq 60); do
  if timeout 30 radosgw-admin -c "$CEPH_CONF" -n client.gw user create --uid tests --display-name tests \
    --access-key tests-access --secret-key tests-secret-of-the-gateway >/dev/null 2>&1; then break; fi
  sleep 1
done
cat <<SAY
S3_TEST_CHECKSUMS=unknown AWS_ACCESS_KEY_ID=tests-access AWS_SECRET_ACCESS_KEY=tests-secret-of-the-gateway
S3_TEST_ENDPOINT=s3://tests?endpoint=http://127.0.0.1:$port&region=us-east-1&forcePathStyle=true
SAY
