# OpenStack Swift with its S3 interface, whole, in one process and one folder: python3 s3-server.py FOLDER PORT
import os, sys
import eventlet
eventlet.monkey_patch()
from eventlet import wsgi
from swift.common import utils

root, port = sys.argv[1], int(sys.argv[2])


def write(name, text):
    with open(os.path.join(root, name), 'w') as file:
        file.write(text)


os.makedirs(os.path.join(root, 'disk', 'd'), exist_ok=True)
write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = test\n[swift-constraints]\nmax_header_size = 16384\n')
utils.set_swift_dir(root)

from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

sockets = {name: eventlet.listen(('127.0.0.1', 0)) for name in ('account', 'container', 'object')}
for name, socket in sockets.items():
    ip, own = socket.getsockname()
    ring = RingBuilder(2, 1, 0)
    ring.add_dev(dict(id=0, region=1, zone=1, weight=1, ip=ip, port=own, replication_ip=ip, replication_port=own,
                      device='d', meta=''))
    ring.rebalance()
    ring.get_ring().save(os.path.join(root, name + '.ring.gz'))
    write(name + '.conf', f'''[DEFAULT]
swift_dir = {root}
devices = {root}/disk
mount_check = false
fallocate_reserve = 0
log_level = ERROR
[pipeline:main]
pipeline = {name}
[app:{name}]
use = egg:swift#{name}
recon_cache_path = {root}
''')

filters = ('catch_errors', 'listing_formats', 'bulk', 's3api', 'tempauth', 'slo')
write('proxy.conf', f'''[DEFAULT]
swift_dir = {root}
log_level = ERROR
[pipeline:main]
pipeline = {' '.join(filters)} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
''' + ''.join(f'[filter:{name}]\nuse = egg:swift#{name}\n' + {
    's3api': 'location = us-east-1\n',
    'tempauth': 'user_test_tester = testing .admin\n',
}.get(name, '') for name in filters))


class Cache(dict):
    '''What memcached would have.'''
    def __bool__(self): return True
    def get(self, key, raise_on_error=False): return dict.get(self, key)
    def set(self, key, value, **options): self[key] = value
    def delete(self, key, server_key=None): self.pop(key, None)
    def incr(self, key, delta=1, **options):
        self[key] = int(dict.get(self, key) or 0) + delta
        return self[key]


cache = Cache()


def app_of(name):
    app = loadapp(os.path.join(root, name + '.conf'), global_conf={})

    def call(env, start):
        env['swift.cache'] = cache
        return app(env, start)
    return call if name == 'proxy' else app


sockets['proxy'] = eventlet.listen(('127.0.0.1', port))
servers = [
    eventlet.spawn(wsgi.server, socket, app_of(name), utils.NullLogger(), protocol=SwiftHttpProtocol, log_output=False)
    for name, socket in sockets.items()
]
print('listening', flush=True)
# It ends with the process that started it.
eventlet.tpool.execute(sys.stdin.read)
os._exit(0)
